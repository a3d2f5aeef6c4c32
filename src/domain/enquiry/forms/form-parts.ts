import type { FormField } from '../form-description'

export const person: readonly FormField[] = [
  { name: 'name', required: true },
  { name: 'email', required: true },
]
export const optionalPhone: FormField = { name: 'phone', required: { field: 'callBack', is: [true] } }
export const callBack: readonly FormField[] = [
  { name: 'callBack' },
  { name: 'callBackTime', shown: { field: 'callBack', is: [true] } },
]
export const ending: readonly FormField[] = [{ name: 'consent', required: true }, { name: 'marketing' }]
export const message: FormField = { name: 'message' }
export const locationId: FormField = { name: 'locationId' }
export const sold: FormField = { name: 'stillInterested' }
export const drive: readonly FormField[] = [
  { name: 'slot' },
  { name: 'secondSlot' },
  { name: 'hasLicence', required: true },
]

export const sales = { department: 'sales', answerWithinWorkingDays: 1, retentionMonths: 12 } as const
export const workshop = { department: 'workshop', answerWithinWorkingDays: 1, retentionMonths: 12 } as const
