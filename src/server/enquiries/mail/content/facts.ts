import type { FieldName } from '../../../../domain/enquiry/fields'
import { FORMS } from '../../../../domain/enquiry/forms'
import type { Enquiry } from '../../../../domain/enquiry/types'
import { WISH_FIELDS } from '../../../../domain/enquiry/wishes'
import { plainText } from '../../../../domain/enquiry/plain-text'
import type { Fact, Inline } from '../document'
import { text } from '../text'
import type { TextId } from '../text'
import { webAddress } from '../safe-address'
import { withoutLinks } from './clean-text'
import { formatValue, phoneLink } from './format-value'

/** Who reads a mail. What a visitor wrote goes back to the visitor without links; see `withoutLinks`. */
export type Reader = 'visitor' | 'dealership'

/** What a visitor typed, as a mail may show it. */
export const typedText = (typed: string, reader: Reader, isMultiline = false): string => {
  const plain = plainText(typed, isMultiline).trim()
  return reader === 'visitor' ? withoutLinks(plain, text('mail.linkRemoved')) : plain
}

const CUSTOMER_FIELDS: ReadonlySet<FieldName> = new Set(['name', 'email', 'phone', 'company', 'vatNumber'])
const SHOWN_APART: ReadonlySet<FieldName> = new Set([
  ...WISH_FIELDS,
  'message',
  'stillInterested',
  'locationId',
  'consent',
  'marketing',
])

const valueContent = (name: FieldName, value: string | number | boolean, reader: Reader): Inline => {
  const shown = typedText(formatValue(name, value), reader)
  if (typeof value !== 'string' || reader === 'visitor') return shown
  if (name === 'email') return { href: `mailto:${value}`, label: shown }
  if (name === 'phone') return phoneLink(value)
  const address = name === 'profileUrl' ? webAddress(value) : null
  return address === null ? shown : { href: address, label: shown }
}

/** Labels that speak to the visitor in the form. */
const SHORT_LABELS: Partial<Record<FieldName, TextId>> = {
  hasLicence: 'mail.label.hasLicence',
  callBack: 'mail.label.callBack',
  replacementCar: 'mail.label.replacementCar',
  tyreSizeUnknown: 'mail.label.tyreSizeUnknown',
  customer: 'mail.label.customer',
  profileUrl: 'mail.label.profileUrl',
  subject: 'mail.label.subject',
  callBackTime: 'mail.label.callBackTime',
  fleetNeeds: 'mail.label.fleetNeeds',
}

/** Fields of an enquiry in the order of its form, as label and value. */
const factsOf = ({ kind, values }: Enquiry, reader: Reader, isShown: (name: FieldName) => boolean): Fact[] =>
  FORMS[kind].fields.flatMap(({ name }): Fact[] => {
    if (!isShown(name) || name === 'consent' || name === 'marketing' || name === 'locationId') return []
    const value = values[name]
    return value === undefined
      ? []
      : [[text(SHORT_LABELS[name] ?? `enquiry.field.${name}`), [valueContent(name, value, reader)]]]
  })

/** Who asks: name, addresses, company. */
export const customerFacts = (enquiry: Enquiry, reader: Reader): Fact[] =>
  factsOf(enquiry, reader, (name) => CUSTOMER_FIELDS.has(name))

/** What else was filled in; wishes for appointments and the message stand apart. */
export const answerFacts = (enquiry: Enquiry, reader: Reader): Fact[] =>
  factsOf(enquiry, reader, (name) => !CUSTOMER_FIELDS.has(name) && !SHOWN_APART.has(name))
