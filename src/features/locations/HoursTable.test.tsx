import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import { openingHours, specialHours, week } from '../../domain/testing/example-week'
import { renderFrench } from '../testing/render'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'
import { WeekHours } from './WeekHours'

const hours = openingHours(week('08:00', '18:30'))
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

const exceptions = () => [...document.querySelectorAll('p')].map(({ textContent }) => plain(textContent))

/** A Wednesday, noon in Luxembourg. */
const WEDNESDAY = new Date('2026-11-18T11:00:00Z')

beforeEach(() => jest.useFakeTimers({ now: WEDNESDAY }))
afterEach(() => jest.useRealTimers())

describe('opening hours', () => {
  it('say on a public holiday that the dealership is closed, and when it opens next', () => {
    jest.setSystemTime(new Date('2026-12-25T11:00:00Z'))
    renderFrench(
      <>
        <OpenNow hours={hours} />
        <WeekHours hours={hours} onShow={() => undefined} />
      </>,
    )
    expect(plain(screen.getByText(/Fermé, ouvre/).textContent)).toBe('Fermé, ouvre lundi à 8 h')
    expect(plain(screen.getByText(/^Aujourd’hui/).textContent)).toBe('Aujourd’hui : fermé (Noël)')
  })

  it('let today stand out once the page is in the browser', () => {
    renderFrench(<HoursTable hours={hours} />)
    expect(plain(screen.getByText('Aujourd’hui').parentElement?.textContent)).toMatch(/8 h à 18 h 30$/)
    expect(screen.getByText('Lundi à samedi')).toBeVisible()
    expect(screen.getByText('Fermé les jours fériés.')).toBeVisible()
  })

  it('do not show today as open when the dealership is closed, and say why', () => {
    const closed = specialHours('2026-11-18', '2026-11-18', { reason: 'inventaire' })
    renderFrench(<HoursTable hours={openingHours(hours.week, [closed])} />)
    expect(screen.getByText('Aujourd’hui').parentElement).toHaveTextContent(/Fermé$/)
    expect(exceptions()).toEqual(['Mercredi 18 novembre : fermé (inventaire)'])
  })

  it('list the closings and openings of the next two weeks', () => {
    const special = [
      specialHours('2026-11-16', '2026-11-20', { reason: 'inventaire' }),
      specialHours('2026-11-29', '2026-12-11', { reason: 'travaux' }),
      specialHours('2026-11-22', '2026-11-22', { periods: [{ opens: '10:00', closes: '17:30' }] }),
      specialHours('2026-12-02', '2026-12-02', { reason: 'trop tard' }),
      specialHours('2026-12-24', '2026-12-31', { reason: 'trop tard' }),
    ]
    renderFrench(<HoursTable hours={openingHours(hours.week, special)} />)
    expect(exceptions()).toEqual([
      'Jusqu’au 20 novembre : fermé (inventaire)',
      'Dimanche 22 novembre : 10 h à 17 h 30',
      'Du 29 novembre au 1er décembre : fermé (travaux)',
    ])
    expect(screen.getByText(/^Dimanche 22 novembre/)).not.toBeVisible()
    fireEvent.click(screen.getByText('Voir les 2 autres dates'))
    expect(screen.getByText(/^Dimanche 22 novembre/)).toBeVisible()
  })

  it('list public holidays on days that are else open', () => {
    jest.setSystemTime(new Date('2026-12-23T11:00:00Z'))
    renderFrench(<HoursTable hours={openingHours(week('08:00', '12:00').filter(({ day }) => day !== 'saturday'))} />)
    expect(exceptions()).toEqual(['Vendredi 25 décembre : fermé (Noël)', 'Vendredi 1er janvier : fermé (Nouvel An)'])
    expect(document.querySelector('details')).toBeNull()
  })

  it('name the date where it opens again only after a week', () => {
    renderFrench(<OpenNow hours={openingHours(hours.week, [specialHours('2026-11-18', '2026-12-05')])} />)
    expect(plain(screen.getByText(/Fermé/).textContent)).toBe('Fermé, ouvre lundi 7 décembre à 8 h')
  })

  it('are the same in every page that is made, whatever the day', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <HoursTable hours={hours} />
        <OpenNow hours={hours} fallback="Mersch" />
      </IntlProvider>,
    )
    expect(html).toContain('Lundi à samedi')
    expect(html).not.toMatch(/Aujourd|Ouvert/)
    expect(html).toContain('jours fériés')
    expect(html).toContain('Mersch')
  })

  it('say until when it is open', () => {
    renderFrench(<OpenNow hours={hours} />)
    expect(plain(screen.getByText(/Ouvert/).textContent)).toBe('Ouvert jusqu’à 18 h 30')
  })

  it('that nobody knows are said to be unknown', () => {
    renderFrench(<HoursTable hours={null} />)
    expect(screen.getByText(/Les horaires ne sont pas publiés/)).toBeVisible()
  })
})
