import { screen, within } from '@testing-library/react'
import { cardOf } from '../../domain/vehicle/card'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { answerFetch, renderFrench } from '../testing/render'
import { VehicleDetail } from './VehicleDetail'

const similar = [
  { ...cardOf({ ...exampleVehicle, id: 2 }), town: 'Mersch' },
  { ...cardOf({ ...exampleVehicle, id: 3, brandId: 'kia', modelId: 'kia-sportage', brandName: 'Kia', modelName: 'Sportage', fuel: 'petrol', powerHp: 180 }), town: null },
]

beforeEach(() => {
  answerFetch(() => ({ status: 404 }))
  renderFrench(<VehicleDetail vehicle={exampleVehicle} location={null} similar={similar} />)
})

describe('page of a vehicle', () => {
  it('says of each similar vehicle why it is there', () => {
    const row = screen.getByRole('region', { name: 'Véhicules similaires' })
    const reasons = within(row).getAllByRole('listitem').filter((item) => item.querySelector('article')).map((item) => item.firstChild?.textContent)
    expect(reasons).toEqual(['Même modèle, même énergie', 'Même année, même état'])
  })
})
