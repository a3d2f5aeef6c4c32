import { act, screen, within } from '@testing-library/react'
import type { VehicleSummary } from '../../domain/content/story-data'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { renderFrench } from '../testing/render'
import { parsePriceTypes, savePriceTypes } from './price-display-store'
import { VehicleCard } from './VehicleCard'

const vehicle: VehicleSummary = {
  ...exampleVehicle,
  photos: exampleVehicle.photos.slice(0, 2),
  town: 'Esch-sur-Alzette',
}
const show = (change: Partial<VehicleSummary> = {}) => renderFrench(<VehicleCard vehicle={{ ...vehicle, ...change }} />)
const plain = (element: HTMLElement) => element.textContent.replace(/[\u00a0\u202f]/g, ' ')
const card = () => plain(screen.getByRole('article'))

beforeEach(() => act(() => savePriceTypes([])))

describe('vehicle card', () => {
  it('leads to the vehicle by its title', () => {
    show()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/stock/104729-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt')
    expect(within(screen.getByRole('heading', { level: 3 })).getByText('Peugeot 3008')).toBeInTheDocument()
  })

  it('shows the cash price and the private lease unless the visitor chose others', () => {
    show()
    expect(screen.getAllByRole('term').map(plain)).toEqual(['Prix d’achat', 'Leasing privé'])
    act(() => savePriceTypes(['business_lease']))
    expect(screen.getAllByRole('term').map(plain)).toEqual(['Leasing pro'])
    expect(card()).toContain('hors TVA')
  })

  it('falls back to a price it has when it has none of those the visitor chose', () => {
    show({ prices: vehicle.prices.filter(({ type }) => type === 'private_finance') })
    expect(screen.getAllByRole('term').map(plain)).toEqual(['Financement'])
  })

  it('says so when there is no price', () => {
    show({ prices: [] })
    expect(card()).toContain('Prix sur demande')
  })

  it('says so when there is no photo', () => {
    show({ photos: [] })
    expect(screen.queryByRole('img', { name: /Peugeot/ })).toBeNull()
    expect(card()).toContain('Photos à venir')
  })

  it('tells the reduction and what is left of the list price', () => {
    show({ discount: { label: null, amount: 180_000, listPrice: 3_329_000 } })
    expect(card()).toContain('− 1.800 €')
    expect(card()).toContain('au lieu de 33.290 €')
  })

  it('does not pretend to know a rounded mileage to the kilometre', () => {
    const { unmount } = renderFrench(<VehicleCard vehicle={{ ...vehicle, mileage: 23_000, isMileageRounded: true }} />)
    expect(card()).toContain('env. 23.000 km')
    unmount()
    renderFrench(<VehicleCard vehicle={{ ...vehicle, mileage: 0, isMileageRounded: true }} />)
    expect(card()).toContain('moins de 1.000 km')
  })

  it('tells that a vehicle is reserved, and nothing of one that is free', () => {
    const { unmount } = show({ availability: 'reserved' })
    expect(card()).toContain('Réservé')
    unmount()
    show()
    expect(card()).not.toContain('Disponible')
  })

  it('reads price types from storage whatever stands there', () => {
    expect(parsePriceTypes('["business_lease","nonsense","purchase"]')).toEqual(['purchase', 'business_lease'])
    for (const broken of [null, '[]', '{', '"purchase"'])
      expect(parsePriceTypes(broken)).toEqual(['purchase', 'private_lease'])
  })
})
