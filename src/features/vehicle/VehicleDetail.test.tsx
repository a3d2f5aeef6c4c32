import { act, fireEvent, screen, within } from '@testing-library/react'
import { cardOf } from '../../domain/vehicle/card'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { answerFetch, renderFrench } from '../testing/render'
import { VehicleDetail } from './VehicleDetail'

const similar = [
  { ...cardOf({ ...exampleVehicle, id: 2 }), town: 'Mersch' },
  {
    ...cardOf({
      ...exampleVehicle,
      id: 3,
      brandId: 'kia',
      modelId: 'kia-sportage',
      brandName: 'Kia',
      modelName: 'Sportage',
      fuel: 'petrol',
      powerHp: 180,
    }),
    town: null,
  },
]
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

beforeEach(() => {
  answerFetch(() => ({ status: 404 }))
  renderFrench(<VehicleDetail vehicle={exampleVehicle} location={null} similar={similar} />)
})

describe('page of a vehicle', () => {
  it('says of each similar vehicle why it is there', () => {
    const row = screen.getByRole('region', { name: 'Véhicules similaires' })
    const reasons = within(row)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('article'))
      .map((item) => item.firstChild?.textContent)
    expect(reasons).toEqual(['Même modèle, même énergie', 'Même année, même état'])
  })

  it('has on paper every price with its example, all equipment, and its own address', () => {
    const open = () =>
      screen
        .getAllByRole('group')
        .filter((group) => group.tagName === 'DETAILS' && group.querySelector('h3'))
        .map((group) => group.hasAttribute('open'))
    const before = open()
    expect(before).toContain(false)
    act(() => void fireEvent(window, new Event('beforeprint')))
    const sheet = document.querySelector('section.prices')
    expect([...(sheet?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Prix d’achat',
      'Leasing privé',
      'Leasing professionnel',
      'Financement privé',
      'Financement professionnel',
    ])
    expect(plain(sheet?.textContent ?? '').match(/TAEG/g)?.length).toBeGreaterThanOrEqual(4)
    expect(open()).not.toContain(false)
    expect(document.querySelector('.origin')?.textContent).toContain(
      '/stock/104729-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt',
    )
    act(() => void fireEvent(window, new Event('afterprint')))
    expect(document.querySelector('section.prices')).toBeNull()
    expect(open()).toEqual(before)
  })
})
