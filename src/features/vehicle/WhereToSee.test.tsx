import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WEEKDAYS } from '../../domain/location/types'
import { useNow } from '../locations/use-now'
import { renderFrench } from '../testing/render'
import { WhereToSee } from './WhereToSee'
import type { Dealership } from './WhereToSee'

const location: Dealership = {
  id: 'bertrange', name: 'Alzette Bertrange', address: { street: 'Route d’Arlon 1', postalCode: 'L-8050', town: 'Bertrange', country: 'LU' },
  latitude: 49.6, longitude: 6.05, phone: '+352 26 10 40', email: 'a@example.lu', routeUrl: 'https://maps.example/dir',
  showroomHours: WEEKDAYS.map((day) => ({ day, comment: null, periods: day === 'sunday' ? [] : [{ opens: '08:00', closes: '12:00' }, { opens: '13:00', closes: '18:30' }] })),
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const told = () => (window.dataLayer ?? []).filter(({ event }) => event === 'click_vehicle_show_openinghours')
const summary = () => screen.getByText('Horaires de la semaine')

/** Today as the component itself sees it, whatever day the test runs. */
const Today = () => <i data-testid="day">{useNow()?.day}</i>

beforeEach(() => {
  delete window.dataLayer
})

describe('where a vehicle stands', () => {
  it('has today’s hours, and those of the week when they are asked for, which is told once each time', async () => {
    renderFrench(<><Today /><WhereToSee vehicleId={71} location={location} isPrinting={false} /></>)
    const isSunday = screen.getByTestId('day').textContent === 'sunday'
    expect(plain(screen.getByText(/^Aujourd’hui\s:/).textContent)).toBe(isSunday ? 'Aujourd’hui : fermé' : 'Aujourd’hui : 8 h à 12 h, 13 h à 18 h 30')
    expect(summary().closest('details')).not.toHaveAttribute('open')
    expect(told()).toEqual([])
    await userEvent.click(summary())
    expect(summary().closest('details')).toHaveAttribute('open')
    expect(told()).toMatchObject([{ vehicle_id: 71, location_id: 'bertrange' }])
    await userEvent.click(summary())
    expect(told()).toHaveLength(1)
  })

  it('has the week on paper, without anything to open', () => {
    renderFrench(<WhereToSee vehicleId={71} location={location} isPrinting />)
    expect(screen.getAllByRole('term').length).toBeGreaterThan(1)
    expect(screen.queryByText('Horaires de la semaine')).toBeNull()
  })

  it('says so where nobody knows the hours', () => {
    renderFrench(<WhereToSee vehicleId={71} location={{ ...location, showroomHours: null }} isPrinting={false} />)
    expect(screen.getByText(/Les horaires ne sont pas publiés/)).toBeVisible()
    expect(screen.queryByText('Horaires de la semaine')).toBeNull()
  })
})
