import type { Asker } from '../knowledge/asker'
import type { Appointment, DealershipFact, LeaseService, ModelFact, VehicleFact } from '../reply/reply'

interface OffersAnswer {
  code: 'offers'
  /** Where other terms do not say which. */
  ids?: readonly string[]
  kind?: 'private' | 'business'
  brandId?: string
  modelId?: string
  /** months */
  duration?: number
  /** kilometres */
  annualMileage?: number
  leastMileage?: number
  /** cents */
  mostMonthly?: number
}

interface TestDriveAnswer {
  code: 'testDrive'
  modelId: string
  locationId?: string
  missing?: 'there' | 'everywhere' | 'vehicle'
  day?: string
  time?: string
  isAtHome?: true
  isLong?: true
}

/** The record and the field that an answer must come from; the model `page` is the vehicle at hand, `none` is none. */
export type ExpectedAnswer =
  | { code: 'fact'; fact: VehicleFact; colours?: readonly string[]; months?: number }
  | { code: 'several'; answers: readonly ExpectedAnswer[] }
  | { code: 'models'; modelIds: readonly string[]; facts: readonly ModelFact[] }
  | { code: 'equipment'; asked: RegExp; missing?: RegExp }
  | {
      code: 'dealership'
      about: DealershipFact
      day: string | null
      isNow?: true
      period?: { from: string; to: string }
      locationIds: readonly string[] | 'all'
    }
  | { code: 'offerFact'; fact: VehicleFact }
  | { code: 'employees'; names: readonly string[] }
  | { code: 'languages'; languages: readonly string[]; locationIds: readonly string[] }
  | { code: 'brandDealers'; brandIds: readonly string[]; locationIds: readonly string[] }
  | OffersAnswer
  | { code: 'leaseServices'; label: RegExp; private?: LeaseService['state']; business?: LeaseService['state'] }
  /** Only the number of services is compared, because the state of each differs. */
  | { code: 'leaseServices'; count: number }
  /** `where`: parameters of the list with the same vehicles. */
  | { code: 'vehicles'; where: string }
  | { code: 'faq'; question: string }
  | TestDriveAnswer
  | { code: 'leaseFees'; kinds: readonly ('private' | 'business')[] }
  | { code: 'appointment'; what: Appointment; locationId?: string; day?: string }
  /** `where`: parameters of the list that contains every compared vehicle. */
  | { code: 'comparison'; modelIds: readonly string[]; where?: string }
  | { code: 'contact' | 'hello' | 'thanks' | 'unknown' | 'automatic' }

/** `onVehicle`: asked on the page of a vehicle; `from`: on another page. */
export interface AnswerQuestion {
  ask: string
  onVehicle?: true
  from?: Pick<Asker, 'lease' | 'model'>
  answer: ExpectedAnswer
}

/** @param months duration that an instalment is asked for */
export const fact = (ask: string, of: VehicleFact, months?: number): AnswerQuestion => ({
  ask,
  onVehicle: true,
  answer: { code: 'fact', fact: of, ...(months !== undefined && { months }) },
})
/** @param of what is asked, of the ordinary week, of a day or of this moment */
export const dealership = (
  ask: string,
  of:
    | DealershipFact
    | { about: DealershipFact; day: string | null; isNow?: true; period?: { from: string; to: string } },
  ...locationIds: string[]
): AnswerQuestion => ({
  ask,
  answer: {
    code: 'dealership',
    ...(typeof of === 'string' ? { about: of, day: null } : of),
    locationIds: locationIds.length > 0 ? locationIds : 'all',
  },
})
/** Hours around Christmas and New Year. */
export const FESTIVE = { about: 'hours', day: null, period: { from: '2026-12-24', to: '2027-01-02' } } as const
export const faq = (ask: string, question: string): AnswerQuestion => ({ ask, answer: { code: 'faq', question } })
export const equipment = (ask: string, asked: RegExp, missing?: RegExp): AnswerQuestion => ({
  ask,
  onVehicle: true,
  answer: { code: 'equipment', asked, ...(missing && { missing }) },
})
export const offers = (ask: string, of: Omit<OffersAnswer, 'code'>): AnswerQuestion => ({
  ask,
  answer: { code: 'offers', ...of },
})
export const leaseService = (
  ask: string,
  label: RegExp,
  states: Partial<Record<LeaseService['kind'], LeaseService['state']>>,
): AnswerQuestion => ({ ask, answer: { code: 'leaseServices', label, ...states } })
export const testDrive = (
  ask: string,
  modelId: string,
  at: Omit<TestDriveAnswer, 'code' | 'modelId'> = {},
): AnswerQuestion => ({
  ask,
  answer: { code: 'testDrive', modelId, ...at },
})
/** @param names of the employees who hold the post that is asked for */
export const employees = (ask: string, ...names: string[]): AnswerQuestion => ({
  ask,
  answer: { code: 'employees', names },
})
/** @param codes of the languages that are named, separated by spaces; empty for all that are spoken */
export const languages = (ask: string, codes: string, ...locationIds: string[]): AnswerQuestion => ({
  ask,
  answer: { code: 'languages', languages: codes === '' ? [] : codes.split(' '), locationIds },
})
export const brandDealers = (ask: string, brandId: string, ...locationIds: string[]): AnswerQuestion => ({
  ask,
  answer: { code: 'brandDealers', brandIds: [brandId], locationIds },
})
export const comparison = (ask: string, ...modelIds: string[]): AnswerQuestion => ({
  ask,
  answer: { code: 'comparison', modelIds },
})
export const appointment = (ask: string, what: Appointment, locationId?: string, day?: string): AnswerQuestion => ({
  ask,
  answer: {
    code: 'appointment',
    what,
    ...(locationId !== undefined && { locationId }),
    ...(day !== undefined && { day }),
  },
})
export const models = (ask: string, modelIds: readonly string[], ...facts: ModelFact[]): AnswerQuestion => ({
  ask,
  answer: { code: 'models', modelIds, facts },
})
/** Several answers of one message on the page of a vehicle. */
export const several = (ask: string, ...answers: ExpectedAnswer[]): AnswerQuestion => ({
  ask,
  onVehicle: true,
  answer: { code: 'several', answers },
})
export const unknown = (ask: string, onVehicle?: true): AnswerQuestion => ({
  ask,
  ...(onVehicle && { onVehicle }),
  answer: { code: 'unknown' },
})
