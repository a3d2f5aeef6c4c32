import type { FormDescription } from '../form-description'
import type { EnquiryKind } from '../kinds'
import { callBack, ending, locationId, optionalPhone, person } from './form-parts'

/** Forms whose subject or position decides who answers, and the subscription to the newsletter. */
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
  newsletter: {
    department: 'administration',
    answerWithinWorkingDays: 1,
    retentionMonths: 1,
    isSubscription: true,
    fields: [
      { name: 'email', required: true },
      { name: 'marketing', required: true },
    ],
  },
} as const satisfies Partial<Record<EnquiryKind, FormDescription>>
