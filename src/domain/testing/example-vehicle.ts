import { priceRowsFor } from '../price/price-rows'
import type { Vehicle } from '../vehicle/types'

const terms = (months: number, annualDistance: number | null, residualShare: number) => ({
  months, annualDistance, residualShare, downPaymentShare: 0.1, borrowingRate: 4.9, fixedInterestPeriod: months,
  installmentProtection: false, bank: 'Banque de l’Alzette',
})

const view = (name: string, alt: string) => ({
  url: `http://localhost:4400/f/88001/1600x1200/suv.blue.${name}.peugeot.42/peugeot-3008.jpg`,
  alt: `Peugeot 3008, ${alt}`,
  width: 1600,
  height: 1200,
})

/** A complete vehicle for tests. */
export const exampleVehicle: Vehicle = {
  id: 104729, brandId: 'peugeot', modelId: 'peugeot-3008', brandName: 'Peugeot', modelName: '3008',
  variant: '1.2 Hybrid 136 e-DCS6 GT', category: 'passenger', condition: 'used', bodyStyle: 'suv', fuel: 'hybrid',
  transmission: 'automatic', gears: 6, driveType: 'front', drivenAxles: 1, mileage: 18_420,
  firstRegistration: '2025-05-14', registrationYear: 2025, colour: 'blue', colourName: 'Bleu Obsession',
  interiorColour: 'black', interiorMaterial: 'alcantara', seatCount: 5, doorCount: 5, powerHp: 136, powerKw: 100,
  cylinderCapacity: 1199, electricRange: null, batteryCapacity: null, fuelConsumption: 5.4, powerConsumption: null,
  co2: 121, energyClass: 'C', emissionsClass: 'Euro 6e', towingWeight: 1250, maxWeight: 2050, kerbWeight: 1520,
  vatReportable: true, warrantyMonths: 12, licensePlate: 'AB 1234', vin: 'VF3MJEHZRPS012345',
  equipment: [
    { group: 'comfort', label: 'Climatisation automatique bizone', highlight: false },
    { group: 'comfort', label: 'Sièges avant chauffants et massants', highlight: true },
    { group: 'comfort', label: 'Volant chauffant', highlight: false },
    { group: 'comfort', label: 'Hayon électrique mains libres', highlight: true },
    { group: 'safety', label: 'Caméra 360°', highlight: true },
    { group: 'safety', label: 'Alerte de franchissement involontaire de ligne', highlight: false },
    { group: 'multimedia', label: 'Navigation connectée', highlight: false },
    { group: 'exterior', label: 'Toit ouvrant panoramique', highlight: true },
  ],
  photos: [
    view('side', 'vue de profil'), view('front', 'vue avant'), view('wheel', 'jante'), view('dashboard', 'planche de bord'),
    view('seats', 'sièges'), view('boot', 'coffre'),
  ],
  locationId: 'esch-sur-alzette', description: '', listedAt: '2026-10-02T08:00:00Z', updatedAt: '2026-11-20T13:32:00Z',
  prices: priceRowsFor({ price: 31_490_00, vatReportable: true }, {
    private_lease: terms(48, 15_000, 0.42),
    business_lease: terms(48, 25_000, 0.38),
    private_finance: terms(60, null, 0),
    business_finance: terms(60, null, 0),
  }),
  discount: { label: null, amount: 1_800_00, listPrice: 33_290_00 },
  availability: 'available',
}
