import { week } from '../../../domain/testing/example-week'
import type { Location } from '../../../domain/location/types'

/** A dealership that is open from Monday to Saturday. */
export const exampleSite: Location = {
  id: 'mersch',
  name: 'Mersch',
  address: { street: '1, rue de la Gare', postalCode: 'L-7535', town: 'Mersch', country: 'LU' },
  latitude: 49.75,
  longitude: 6.1,
  phone: '+352 32 10 40',
  whatsapp: null,
  email: 'mersch@groupe-alzette.example',
  vatNumber: 'LU12345678',
  iban: 'LU280019400644750000',
  routeUrl: 'https://maps.example/mersch',
  description: '',
  services: ['sales_new'],
  brandIds: [],
  showroomHours: week('08:30', '18:30'),
  workshopHours: week('07:30', '17:00'),
  photos: [],
}

/** A Tuesday morning. */
export const NOW = new Date('2026-11-24T09:00:00Z')

/** A question, as the browser sends it. */
export const question = {
  kind: 'contact',
  subject: 'sales_used',
  name: 'Zoé Müller',
  email: 'zoe@example.lu',
  message: 'Bonjour, avez-vous une Peugeot 208 en stock ?',
  consent: true,
  marketing: false,
  page: '/contact',
}

/** A test drive of vehicle 104729. */
export const testDrive = {
  kind: 'test_drive',
  name: 'Zoé Müller',
  email: 'zoe@example.lu',
  phone: '621 12 34 56',
  slot: '2026-11-25T10:30',
  hasLicence: true,
  consent: true,
  vehicleId: 104_729,
  locationId: 'mersch',
}
