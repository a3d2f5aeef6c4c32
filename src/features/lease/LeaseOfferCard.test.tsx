import { screen } from '@testing-library/react'
import type { LeaseOfferSummary } from '../../domain/content/story-data'
import { renderFrench } from '../testing/render'
import { LeaseOfferCard } from './LeaseOfferCard'

const offer: LeaseOfferSummary = {
  id: 'kia-ev3-air-business',
  kind: 'business',
  brandId: 'kia',
  brandName: 'Kia',
  modelName: 'EV3',
  variant: 'Air',
  photos: [],
  monthlyPrice: 389_00,
  taxIncluded: false,
  duration: 48,
  annualMileage: 15_000,
  deposit: 2_500_00,
  establishmentFee: 150_00,
  completePrice: 21_322_00,
  specs: {
    fuel: 'electric',
    transmission: 'automatic',
    powerHp: 204,
    cylinderCapacity: null,
    fuelConsumption: null,
    powerConsumption: 14.9,
    co2: 0,
    batteryCapacity: 58.3,
    electricRange: 436,
    energyClass: 'A',
  },
  model: null,
}

describe('card of a lease offer', () => {
  it('says with its rent what the rent is part of', () => {
    renderFrench(<LeaseOfferCard offer={offer} />)
    const text = screen.getByRole('article').textContent.replace(/[\u00a0\u202f]/g, ' ')
    expect(text).toContain('389 €/mois HTVA')
    expect(text).toContain(
      'Exemple représentatif. Leasing de 48 mois, 15.000 km par an : apport de 2.500 €, frais de dossier de 150 €, puis 48 loyers de 389 €. Coût total 21.322 € hors TVA.',
    )
  })
})
