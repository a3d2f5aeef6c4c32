import type { FormDescription } from '../form-description'
import type { EnquiryKind } from '../kinds'
import { callBack, drive, ending, locationId, message, optionalPhone, person, sales, sold } from './form-parts'

/** Forms that the sales team answers. */
export const SALES_FORMS = {
  test_drive: {
    ...sales,
    fields: [locationId, ...drive, ...person, { name: 'phone', required: true }, sold, message, ...ending],
  },
  interest: { ...sales, fields: [...person, optionalPhone, ...callBack, sold, message, ...ending] },
  lease: {
    ...sales,
    fields: [
      { name: 'customer', required: true },
      { name: 'company', shown: { field: 'customer', is: ['business'] }, required: true },
      { name: 'vatNumber', shown: { field: 'customer', is: ['business'] } },
      ...person,
      optionalPhone,
      ...callBack,
      locationId,
      message,
      ...ending,
    ],
  },
  model_contact: { ...sales, fields: [...person, optionalPhone, ...callBack, locationId, message, ...ending] },
  model_test_drive: {
    ...sales,
    fields: [
      { ...locationId, required: true },
      ...drive,
      ...person,
      { name: 'phone', required: true },
      message,
      ...ending,
    ],
  },
  general_test_drive: {
    ...sales,
    fields: [
      { name: 'wantedVehicle', required: true },
      { name: 'driveFrom', required: true },
      { name: 'locality', shown: { field: 'driveFrom', is: ['home', 'work'] }, required: true },
      { ...locationId, required: true },
      ...drive,
      ...person,
      { name: 'phone', required: true },
      message,
      ...ending,
    ],
  },
  trade_in: {
    ...sales,
    fields: [
      { name: 'ownBrand', required: true },
      { name: 'ownModel', required: true },
      { name: 'firstRegistration', required: true },
      { name: 'mileage', required: true },
      { name: 'vehicleCondition', required: true },
      locationId,
      ...person,
      optionalPhone,
      ...callBack,
      message,
      ...ending,
    ],
  },
  fleet: {
    department: 'fleet',
    answerWithinWorkingDays: 2,
    retentionMonths: 24,
    fields: [
      { name: 'vehicleCount', required: true },
      { name: 'fleetNeeds' },
      { name: 'company', required: true },
      { name: 'vatNumber' },
      ...person,
      optionalPhone,
      ...callBack,
      { name: 'locality' },
      message,
      ...ending,
    ],
  },
} as const satisfies Partial<Record<EnquiryKind, FormDescription>>
