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
