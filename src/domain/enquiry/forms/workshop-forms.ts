import type { FormDescription } from '../form-description'
import type { EnquiryKind } from '../kinds'
import { callBack, ending, locationId, message, optionalPhone, person, workshop } from './form-parts'

/** Forms that the workshop answers. */
export const WORKSHOP_FORMS = {
  tyres: {
    ...workshop,
    fields: [
      { name: 'plate', required: true },
      { name: 'season', required: true },
      { name: 'tyreSize', shown: { field: 'tyreSizeUnknown', is: [false] }, required: true },
      { name: 'tyreSizeUnknown' },
      { name: 'wheelStorage', required: true },
      { ...locationId, required: true },
      { name: 'date', required: true },
      { name: 'secondDate' },
      { name: 'dayPart' },
      ...person,
      { name: 'phone', required: true },
      message,
      ...ending,
    ],
  },
  tyre_offer: {
    ...workshop,
    fields: [
      { name: 'tyreSize', shown: { field: 'tyreSizeUnknown', is: [false] }, required: true },
      { name: 'tyreSizeUnknown' },
      { name: 'wantedVehicle', shown: { field: 'tyreSizeUnknown', is: [true] }, required: true },
      { name: 'season', required: true },
      { name: 'tyreCount', required: true },
      { name: 'tyreRange' },
      ...person,
      optionalPhone,
      ...callBack,
      locationId,
      message,
      ...ending,
    ],
  },
  service: {
    ...workshop,
    fields: [
      { name: 'serviceType', required: true },
      { name: 'plate', required: true },
      { name: 'wantedVehicle' },
      { name: 'mileage' },
      { ...locationId, required: true },
      { name: 'workshopSlot', required: true },
      { name: 'replacementCar' },
      ...person,
      { name: 'phone', required: true },
      message,
      ...ending,
    ],
  },
} as const satisfies Partial<Record<EnquiryKind, FormDescription>>
