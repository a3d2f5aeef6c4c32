import { formProblems } from '../../../domain/enquiry/check-enquiry'
import type { AppointmentSite, CheckContext } from '../../../domain/enquiry/check-field'
import { wishFieldsOf } from '../../../domain/enquiry/wishes'
import type { AppointmentWishes, WishField } from '../../../domain/enquiry/wishes'
import type { FormValues } from '../body/read-form'
import { problemText } from '../texts'
import { text } from '../mail/text'
import type { ManagedEnquiry } from './read-managed'

export type WishProblems = Partial<Record<WishField, string>>

export interface SentWishes {
  wishes: AppointmentWishes
  /** French messages by field; empty when the wishes can be stored. */
  problems: WishProblems
}

/**
 * Reads the wishes of a form that was sent, checked by the rules of the enquiry's own form.
 *
 * @param now local time as `YYYY-MM-DDTHH:MM`
 */
export const readWishes = (
  sent: FormValues,
  { enquiry, wishes: before }: ManagedEnquiry,
  sites: readonly AppointmentSite[] | null,
  now: string,
): SentWishes => {
  const fields = wishFieldsOf(enquiry.kind)
  const wishes: AppointmentWishes = {}
  for (const name of fields) {
    const value = sent[name]?.trim() ?? ''
    if (value !== '') wishes[name] = value.slice(0, 40)
  }
  const context: CheckContext = { now, sites }
  const found = formProblems(enquiry.kind, wishes, enquiry.subject.locationId, context)
  const problems: WishProblems = {}
  for (const name of fields) {
    const code = found[name]
    // One that was in time when it was chosen may stay beside another that changes.
    const isTooSoon = code === 'too_soon' || (code === 'half_too_soon' && wishes.dayPart === before.dayPart)
    const isKept = isTooSoon && wishes[name] === before[name]
    if (code !== undefined && !isKept) problems[name] = problemText(name, code)
  }
  const [first] = fields
  if (first !== undefined && Object.keys(wishes).every((name) => name === 'dayPart'))
    problems[first] ??= text('manage.oneWish')
  return { wishes, problems }
}
