import type { Location } from '../location/types'
import { week } from './example-week'

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
  specialHours: [],
  photos: [],
}
