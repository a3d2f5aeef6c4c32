import type { FieldName } from '../../../../domain/enquiry/fields'
import type { StoredEnquiry } from '../../../../domain/enquiry/types'
import { wishesBefore, wishesOf } from '../../../../domain/enquiry/wishes'
import type { AppointmentWishes, WishField } from '../../../../domain/enquiry/wishes'
import type { Fact } from '../document'
import { text } from '../text'
import type { MailContext } from '../types'
import { formatValue } from './format-value'

const SECOND: ReadonlySet<WishField> = new Set(['secondSlot', 'secondDate'])
const ORDER: readonly WishField[] = ['slot', 'workshopSlot', 'date', 'secondSlot', 'secondDate']

/**
 * The wishes for an appointment as label and value; empty without wishes.
 *
 * @param passed those that are over
 */
export const wishFacts = (wishes: AppointmentWishes, passed: readonly FieldName[] = []): Fact[] => {
  const times = ORDER.flatMap((name) => (wishes[name] === undefined ? [] : [[name, wishes[name]] as const]))
  const facts = times.map(([name, value]): Fact => {
    const label = times.length === 1 ? 'only' : SECOND.has(name) ? 'second' : 'first'
    const note = passed.includes(name) ? [`\n${text('mail.wishes.passed')}`] : []
    return [text(`mail.wishes.${label}`), [{ strong: formatValue(name, value) }, ...note]]
  })
  if (facts.length > 0 && wishes.dayPart !== undefined)
    facts.push([text('enquiry.field.dayPart'), [formatValue('dayPart', wishes.dayPart)]])
  return facts
}

/** The same, with those marked that are over when the mail is written. */
export const wishesFrom = ({ now, location }: MailContext, wishes: AppointmentWishes): Fact[] =>
  wishFacts(wishes, wishesBefore(now, wishes, location))

/** The wishes of an enquiry; marked are those that were over when it arrived, and those that are over by now. */
export const requestedWishes = (
  { values, passedWishes = [] }: StoredEnquiry,
  { now, location }: MailContext,
): Fact[] => {
  const wishes = wishesOf(values)
  return wishFacts(wishes, [...passedWishes, ...wishesBefore(now, wishes, location)])
}
