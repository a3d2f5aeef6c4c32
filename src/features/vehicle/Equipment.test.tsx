import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import messages from '../../locales/fr.json'
import { renderFrench } from '../testing/render'
import { Equipment } from './Equipment'

const features = [...exampleVehicle.equipment, { group: 'safety' as const, label: 'Phares LED', highlight: false }]
const show = () => renderFrench(<Equipment features={features} />)
const field = () => screen.getByRole('searchbox', { name: 'Chercher dans l’équipement' })
const groups = () => screen.getAllByRole('group')
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

describe('equipment', () => {
  it('has every feature in the page itself, before any script', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <Equipment features={features} />
      </IntlProvider>,
    )
    for (const { label } of features) expect(html).toContain(`>${label}</li>`)
  })

  it('opens the first group alone', () => {
    show()
    expect(groups().map((group) => group.hasAttribute('open'))).toEqual([true, false, false, false])
  })

  it('finds without accents, opens what it found, marks it and says how many', async () => {
    show()
    await userEvent.type(field(), 'CAMERA')
    expect(marks()).toEqual(['Caméra'])
    expect(groups()).toHaveLength(1)
    expect(groups()[0]).toHaveAttribute('open')
    const said = screen.getByText('1 sur 9')
    expect(said).toHaveAttribute('aria-live', 'polite')
    expect(within(groups()[0] as HTMLElement).queryByText('Phares LED')).toBeNull()
  })

  it('says so when nothing is found, and shows all as before when the field is emptied', async () => {
    show()
    await userEvent.type(field(), 'zzz')
    expect(
      screen.getByText('Aucun équipement ne correspond à « zzz ».', {
        normalizer: (text) => text.replace(/[\u00a0\u202f]/g, ' '),
      }),
    ).toBeVisible()
    expect(screen.queryAllByRole('group')).toEqual([])
    await userEvent.clear(field())
    expect(marks()).toEqual([])
    expect(groups().map((group) => group.hasAttribute('open'))).toEqual([true, false, false, false])
  })

  it('offers no search in a short list', () => {
    renderFrench(<Equipment features={features.slice(0, 3)} />)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
