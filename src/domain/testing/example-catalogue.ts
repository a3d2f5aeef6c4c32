import type { LeaseOffer, Model, Trim } from '../model/types'

const photo = (name: string) => ({
  url: `http://localhost:4400/f/88001/1600x1200/suv.blue.${name}.peugeot.42/peugeot-3008.jpg`,
  alt: 'Peugeot 3008',
  width: 1600,
  height: 1200,
})

const hybrid = {
  fuel: 'hybrid',
  transmission: 'automatic',
  powerHp: 145,
  cylinderCapacity: 1199,
  batteryCapacity: null,
  electricRange: null,
  fuelConsumption: 5.4,
  powerConsumption: null,
  co2: 121,
  energyClass: 'C',
} as const
const electric = {
  fuel: 'electric',
  transmission: 'automatic',
  powerHp: 213,
  cylinderCapacity: null,
  batteryCapacity: 73,
  electricRange: 527,
  fuelConsumption: null,
  powerConsumption: 16.8,
  co2: 0,
  energyClass: 'A',
} as const

const trim = (
  id: string,
  name: string,
  drive: typeof hybrid | typeof electric,
  price: number,
  standardEquipment: string[],
): Trim => ({
  ...drive,
  id,
  name,
  engine: drive.fuel === 'hybrid' ? '1.2 Hybrid 145' : 'Électrique 213',
  gears: 6,
  driveType: 'front',
  powerKw: Math.round(drive.powerHp / 1.36),
  emissionsClass: 'Euro 6e',
  towingWeight: 1250,
  kerbWeight: 1600,
  maxWeight: 2150,
  seatCount: 5,
  doorCount: 5,
  price,
  standardEquipment,
})

/** A model with two levels, the upper one with two engines. */
export const exampleModel: Model = {
  id: 'peugeot-3008',
  brandId: 'peugeot',
  brandName: 'Peugeot',
  slug: '3008',
  name: '3008',
  category: 'passenger',
  bodyStyle: 'suv',
  tagline: 'Le SUV qui se conduit comme une berline.',
  description: 'Un SUV de la marque.',
  modelYear: 2024,
  length: 4542,
  width: 1895,
  height: 1641,
  bootVolume: 520,
  photos: [photo('front'), photo('side'), photo('back')],
  trims: [
    trim('allure', 'Allure', hybrid, 39_000_00, ['Climatisation', 'Caméra de recul']),
    trim('gt', 'GT', hybrid, 43_000_00, ['Climatisation', 'Caméra de recul', 'Sièges avant chauffants']),
    trim('gt-e', 'GT', electric, 49_000_00, [
      'Climatisation',
      'Caméra de recul',
      'Sièges avant chauffants',
      'Câble de recharge',
    ]),
  ],
  downloads: [
    { label: 'Fiche technique', url: 'http://localhost:4400/f/88001/documents/peugeot-3008.pdf', size: 240_000 },
  ],
  fromPrice: 39_000_00,
}

/** An offer on its electric version. */
export const exampleLeaseOffer: LeaseOffer = {
  id: 'peugeot-3008-gt',
  kind: 'private',
  modelId: 'peugeot-3008',
  brandId: 'peugeot',
  brandName: 'Peugeot',
  modelName: '3008',
  trimId: 'gt-e',
  variant: 'Électrique 213 GT',
  colour: 'Bleu Obsession',
  photos: exampleModel.photos,
  monthlyPrice: 549_00,
  taxIncluded: true,
  duration: 48,
  annualMileage: 15_000,
  deposit: 3_000_00,
  establishmentFee: 295_00,
  completePrice: 29_647_00,
  standardEquipment: ['Climatisation', 'Caméra de recul'],
  terms: [
    { label: 'Entretien et réparations', included: true },
    { label: 'Assurance tous risques', included: false },
  ],
  specs: electric,
  validUntil: null,
}
