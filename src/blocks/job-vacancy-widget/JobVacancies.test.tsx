import { fireEvent, screen } from '@testing-library/react'
import type { JobVacancyWidgetBlock } from '../../domain/content/types'
import { PageAddressProvider } from '../../features/page/page-address'
import { renderFrench } from '../../features/testing/render'
import { JobVacancies } from './JobVacancies'

const vacancy = (title: string, place: string) =>
  ({
    _uid: title,
    component: 'vacancy',
    title,
    place,
    contract: 'CDI',
    text: 'À l’atelier.',
    email: 'jobs@example.lu',
    datePosted: '2026-11-02',
  }) as const
const VACANCIES = [vacancy('Carrossier', 'Ettelbruck'), vacancy('Mécatronicien', 'Esch')]
const show = (fields: Partial<JobVacancyWidgetBlock> = {}, search = '') =>
  renderFrench(
    <PageAddressProvider location={{ pathname: '/carrieres', search }}>
      <JobVacancies
        block={{ _uid: 'j', component: 'job-vacancy-widget', title: 'Postes', vacancies: VACANCIES, ...fields }}
      />
    </PageAddressProvider>,
  )
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('open positions of a page', () => {
  it('are narrowed by what is typed and chosen, and say how many there are', () => {
    show()
    expect(titles()).toHaveLength(2)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mecatro' } })
    expect(titles()).toEqual(['Mécatronicien, Esch (CDI)'])
    expect(screen.getByRole('status')).toHaveTextContent('1 poste')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText('Lieu'), { target: { value: 'Ettelbruck' } })
    expect(titles()).toEqual(['Carrossier, Ettelbruck (CDI)'])
    // All have the same contract.
    expect(screen.queryByLabelText('Contrat')).toBeNull()
  })

  it('open as the address says', () => {
    show({}, '?lieu=Esch')
    expect(titles()).toEqual(['Mécatronicien, Esch (CDI)'])
  })

  it('lead to the form of the page with the position, or to a mail', () => {
    const { unmount } = show({ apply: 'form' })
    const [first] = document.querySelectorAll('details a')
    expect(first).toHaveAttribute('href', '/carrieres?candidature=Carrossier#formulaire')
    unmount()
    show()
    expect(document.querySelector('details a')).toHaveAttribute('href', 'mailto:jobs@example.lu?subject=Carrossier')
  })

  it('are no longer shown after their last day, by the calendar in Luxembourg', () => {
    jest.useFakeTimers({ now: new Date('2026-11-26T22:30:00Z') })
    const until = (validThrough: string, index: number) => ({ ...vacancy(validThrough, `Esch ${index}`), validThrough })
    show({ vacancies: ['2026-11-25', '2026-11-26', '2026-11-27'].map(until) })
    expect(titles()).toEqual(['2026-11-26, Esch 1 (CDI)', '2026-11-27, Esch 2 (CDI)'])
    jest.useRealTimers()
  })

  it('say that there are none', () => {
    show({ vacancies: [] })
    expect(screen.getByText(/Aucun poste n’est ouvert/)).toBeVisible()
  })
})
