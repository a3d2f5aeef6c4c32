import { screen, within } from '@testing-library/react'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { renderFrench } from '../testing/render'
import { PrintPrices } from './PrintSheet'
import { useAcquisition } from './use-acquisition'

const Sheet = ({ vehicle }: { vehicle: Vehicle }) => (
  <PrintPrices vehicle={vehicle} acquisition={useAcquisition(vehicle, vehicle)} />
)
const partOf = (heading: string): HTMLElement => {
  const part = screen.getByRole('heading', { name: heading }).parentElement
  if (part === null) throw new Error(`${heading} stands nowhere`)
  return part
}

describe('prices on paper', () => {
  it('are all there, a cash price with its tax and an instalment by the month', () => {
    renderFrench(<Sheet vehicle={exampleVehicle} />)
    expect(screen.getAllByRole('heading')).toHaveLength(exampleVehicle.prices.length)
    const cash = partOf('Prix d’achat')
    expect(cash).toHaveTextContent('31.490 € TVA comprise')
    expect(cash).not.toHaveTextContent('par mois')
    expect(cash).toHaveTextContent('33.290 €')
    expect(within(partOf('Leasing privé')).getByText(/par mois, TVA comprise/)).toBeVisible()
  })

  it('say that there is none, and that the vehicle is reserved', () => {
    renderFrench(<Sheet vehicle={{ ...exampleVehicle, prices: [], availability: 'reserved' }} />)
    expect(screen.getByText('Prix sur demande')).toBeVisible()
    expect(screen.getByText('Réservé')).toBeVisible()
  })
})
