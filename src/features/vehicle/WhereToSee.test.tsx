import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { publicConfig } from '../../config/public'
import { WEEKDAYS } from '../../domain/location/types'
import { useNow } from '../locations/use-now'
import { answerConsent } from '../consent/consent-store'
import { installDialog, renderFrench } from '../testing/render'
import { WhereToSee } from './WhereToSee'
import type { Dealership } from './WhereToSee'

const location: Dealership = {
  id: 'bertrange',
  name: 'Alzette Bertrange',
  address: { street: 'Route d’Arlon 1', postalCode: 'L-8050', town: 'Bertrange', country: 'LU' },
  latitude: 49.6,
  longitude: 6.05,
  phone: '+352 26 10 40',
  email: 'a@example.lu',
  routeUrl: 'https://maps.example/dir',
  specialHours: [],
  showroomHours: WEEKDAYS.map((day) => ({
    day,
    comment: null,
    periods:
      day === 'sunday'
        ? []
        : [
            { opens: '08:00', closes: '12:00' },
            { opens: '13:00', closes: '18:30' },
          ],
  })),
}
const vehicle = { id: 71, brandId: 'peugeot', brandName: 'Peugeot', modelName: '308', variant: 'SW GT' }
const where = <WhereToSee vehicle={vehicle} location={location} isPrinting={false} />
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const told = () => (window.dataLayer ?? []).filter(({ event }) => event === 'click_vehicle_show_openinghours')
const summary = () => screen.getByText('Horaires de la semaine')

/** Today as the component itself sees it, whatever day the test runs. */
const Today = () => <i data-testid="day">{useNow()?.day}</i>

beforeEach(() => {
  delete window.dataLayer
})
afterEach(() => jest.restoreAllMocks())

describe('where a vehicle stands', () => {
  it('has today’s hours, and those of the week when they are asked for, which is told once each time', async () => {
    renderFrench(
      <>
        <Today />
        {where}
      </>,
    )
    const isSunday = screen.getByTestId('day').textContent === 'sunday'
    expect(plain(screen.getByText(/^Aujourd’hui\s:/).textContent)).toBe(
      isSunday ? 'Aujourd’hui : fermé' : 'Aujourd’hui : 8 h à 12 h, 13 h à 18 h 30',
    )
    expect(summary().closest('details')).not.toHaveAttribute('open')
    expect(told()).toEqual([])
    await userEvent.click(summary())
    expect(summary().closest('details')).toHaveAttribute('open')
    expect(told()).toMatchObject([{ vehicle_id: 71, location_id: 'bertrange' }])
    await userEvent.click(summary())
    expect(told()).toHaveLength(1)
  })

  it('has the week on paper, without anything to open', () => {
    renderFrench(<WhereToSee vehicle={vehicle} location={location} isPrinting />)
    expect(screen.getAllByRole('term').length).toBeGreaterThan(1)
    expect(screen.queryByText('Horaires de la semaine')).toBeNull()
  })

  it('says so where nobody knows the hours', () => {
    renderFrench(<WhereToSee vehicle={vehicle} location={{ ...location, showroomHours: null }} isPrinting={false} />)
    expect(screen.getByText(/Les horaires ne sont pas publiés/)).toBeVisible()
    expect(screen.queryByText('Horaires de la semaine')).toBeNull()
  })

  it('takes an appointment at the dealership, about the vehicle', async () => {
    const open = jest.fn()
    window.bookingWidget = { open }
    jest.replaceProperty(publicConfig, 'booking', {
      scriptUrl: 'https://booking.example/widget.js',
      appId: 'a',
      appCode: 'b',
      settingsId: '7',
    })
    answerConsent({ comfort: true })
    renderFrench(where)
    await userEvent.click(screen.getByRole('button', { name: 'Prendre rendez-vous' }))
    expect(open).toHaveBeenCalledWith({
      make: 'peugeot',
      location: 'bertrange',
      product_category: 'sales',
      product_category_hidden: true,
    })
    delete window.bookingWidget
  })

  it('takes it by a form in the demo, and leads to the test drive where there is no such service', async () => {
    installDialog()
    const { unmount } = renderFrench(where)
    expect(screen.getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
      'href',
      '/stock/71-1-peugeot-308-sw-gt/essai-routier',
    )
    unmount()
    jest.replaceProperty(publicConfig, 'mocks', true)
    renderFrench(where)
    await userEvent.click(screen.getByRole('button', { name: 'Prendre rendez-vous' }))
    expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue(
      'Bonjour, j’aimerais voir la Peugeot 308.',
    )
  })
})
