import type { FormDescription } from '../form-description'
import type { EnquiryKind } from '../kinds'
import { callBack, ending, locationId, optionalPhone, person } from './form-parts'

/** Forms whose subject or position decides who answers. */
export const CONTACT_FORMS = {
  contact: {
    department: 'administration',
    answerWithinWorkingDays: 1,
    retentionMonths: 12,
    fields: [
      { name: 'subject', required: true },
      locationId,
      ...person,
      optionalPhone,
      ...callBack,
      { name: 'message', required: true },
      ...ending,
    ],
  },
  direct_contact: {
    department: 'administration',
    answerWithinWorkingDays: 1,
    retentionMonths: 12,
    fields: [
      { name: 'subject', required: true },
      { ...locationId, required: true },
      ...person,
      optionalPhone,
      ...callBack,
      { name: 'message', required: true },
      ...ending,
    ],
  },
  job_application: {
    department: 'administration',
    answerWithinWorkingDays: 10,
    retentionMonths: 6,
    fields: [
      { name: 'position', required: true },
      { name: 'availableFrom' },
      { name: 'profileUrl' },
      locationId,
      ...person,
      { name: 'phone', required: true },
      { name: 'locality' },
      { name: 'message', required: true },
      ...ending,
    ],
  },
} as const satisfies Partial<Record<EnquiryKind, FormDescription>>
