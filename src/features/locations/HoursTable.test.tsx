import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import { WEEKDAYS } from '../../domain/location/types'
import { renderFrench } from '../testing/render'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'
import { WeekHours } from './WeekHours'

const hours = WEEKDAYS.map((day) => ({
  day,
  comment: null,
  periods: day === 'sunday' ? [] : [{ opens: '08:00', closes: '18:30' }],
}))
const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')

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
    expect(screen.getByText('Aujourd’hui : fermé')).toBeVisible()
  })

  it('let today stand out once the page is in the browser', () => {
    renderFrench(<HoursTable hours={hours} />)
    expect(plain(screen.getByText('Aujourd’hui, mercredi').parentElement?.textContent)).toMatch(/8 h à 18 h 30$/)
    expect(screen.getByText('Lundi et mardi')).toBeVisible()
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
