import type { Employee, Location } from '../../domain/location/types'
import type { Brand, LeaseOffer, Model, Trim } from '../../domain/model/types'

const photo = {
  url: '/f/88001/1600x1200/suv.blue.side.peugeot.1/peugeot-3008.jpg',
  alt: 'Peugeot 3008',
  width: 1600,
  height: 1200,
}

const drive = {
  fuel: 'hybrid',
  transmission: 'automatic',
  powerHp: 136,
  cylinderCapacity: 1199,
  batteryCapacity: null,
  electricRange: null,
  fuelConsumption: 5.4,
  powerConsumption: null,
  co2: 121,
  energyClass: 'C',
} as const

export const exampleBrand: Brand = {
  id: 'peugeot',
  name: 'Peugeot',
  tagline: 'Le lion.',
  logo: 'peugeot',
  sellsNew: true,
  categories: ['passenger', 'van'],
  locationIds: ['mersch'],
  order: 0,
}

const exampleTrim: Trim = {
  ...drive,
  id: 'gt',
  name: 'GT',
  engine: '1.2 Hybrid 136',
  gears: 6,
  driveType: 'front',
  powerKw: 100,
  emissionsClass: 'Euro 6e',
  towingWeight: 1250,
  kerbWeight: 1520,
  maxWeight: 2050,
  seatCount: 5,
  doorCount: 5,
  price: 41_000_00,
  standardEquipment: ['Caméra 360°'],
}

export const exampleModel: Model = {
  id: 'peugeot-3008',
  brandId: 'peugeot',
  brandName: 'Peugeot',
  slug: '3008',
  name: '3008',
  category: 'passenger',
  bodyStyle: 'suv',
  tagline: 'Un SUV.',
  description: 'Un SUV de la marque.',
  modelYear: 2024,
  length: 4542,
  width: 1895,
  height: 1641,
  bootVolume: 520,
  photos: [photo],
  trims: [exampleTrim],
  downloads: [{ label: 'Brochure', url: '/f/88001/brochure.pdf', size: 1_000 }],
  fromPrice: 38_000_00,
}

export const exampleLeaseOffer: LeaseOffer = {
  id: 'peugeot-3008-gt',
  kind: 'private',
  modelId: 'peugeot-3008',
  brandId: 'peugeot',
  brandName: 'Peugeot',
  modelName: '3008',
  trimId: 'gt',
  variant: '1.2 Hybrid 136 GT',
  colour: 'Bleu Obsession',
  photos: [photo],
  monthlyPrice: 449_00,
  taxIncluded: true,
  duration: 48,
  annualMileage: 15_000,
  deposit: 0,
  establishmentFee: 0,
  completePrice: 21_552_00,
  standardEquipment: ['Caméra 360°'],
  terms: [{ label: 'Entretien', included: true }],
  specs: drive,
  validUntil: null,
}

export const exampleLocation: Location = {
  id: 'mersch',
  name: 'Groupe Alzette Mersch',
  address: { street: '1, Zone Mierscherbierg', postalCode: 'L-7526', town: 'Mersch', country: 'LU' },
  latitude: 49.75,
  longitude: 6.1,
  phone: '+352 26 10 40',
  whatsapp: null,
  email: 'mersch@example.lu',
  vatNumber: 'LU12345678',
  iban: 'LU280019400644750000',
  routeUrl: 'https://example.lu/route',
  description: '',
  services: ['sales_new', 'workshop'],
  brandIds: ['peugeot'],
  showroomHours: [{ day: 'monday', periods: [{ opens: '08:30', closes: '18:00' }], comment: null }],
  workshopHours: null,
  specialHours: [],
  photos: [photo],
}

export const exampleEmployee: Employee = {
  id: 'anne-weber',
  name: 'Anne Weber',
  jobTitle: 'Conseillère',
  department: 'sales',
  locationId: 'mersch',
  phone: null,
  email: 'anne@example.lu',
  photo,
  languages: ['fr', 'lb'],
}
