import type { FieldName } from '../../../../domain/enquiry/fields'
import { fieldOf } from '../../../../domain/enquiry/fields'
import { parsePhone } from '../../../../domain/enquiry/phone'
import { formatDate, formatTime, formatWeekdayDate } from '../../../../domain/format/date'
import { formatKm } from '../../../../domain/format/measures'
import { NBSP, formatNumber } from '../../../../domain/format/number'
import { frenchTime } from '../../../../domain/location/opening'
import messages from '../../../../locales/fr.json'
import { text } from '../text'

/** `mercredi 25 novembre 2026`, with the year: the mail may be read later. */
const formatDay = (day: string): string => `${formatWeekdayDate(day)}${NBSP}${day.slice(0, 4)}`

/** A local time "YYYY-MM-DDTHH:MM" in words. */
const formatSlot = (slot: string): string =>
  text('mail.when.dayAndTime', { day: formatDay(slot.slice(0, 10)), time: frenchTime(slot.slice(11, 16)) })

const messagesById: Readonly<Record<string, string>> = messages

/** The text of one of the options of a field; the value itself where it has none. */
const optionText = (name: FieldName, value: string): string => {
  const id = `enquiry.option.${name}.${value}`
  return (Object.hasOwn(messagesById, id) ? messagesById[id] : undefined) ?? value
}

/** A number with its country code, unless it is of Luxembourg, and the address that calls it. */
export const phoneLink = (phone: string): { label: string; href: string } => {
  const { e164, shown } = parsePhone(phone) ?? { e164: phone.replace(/[^\d+]/g, ''), shown: phone }
  return { label: shown, href: `tel:${e164}` }
}

/** A value of a form as people read it. */
export const formatValue = (name: FieldName, value: string | number | boolean): string => {
  if (typeof value === 'boolean') return text(value ? 'mail.yes' : 'mail.no')
  if (typeof value === 'number') return name === 'mileage' ? formatKm(value) : formatNumber(value)
  switch (fieldOf(name).type) {
    case 'radio':
    case 'select':
      return optionText(name, value)
    case 'slot':
      return formatSlot(value)
    case 'date':
      return formatDay(value)
    case 'phone':
      return phoneLink(value).label
    default:
      return value
  }
}

/** `24 novembre 2026` and `10 h 05` of an instant in Luxembourg. */
export const momentValues = (instant: Date): { date: string; time: string } => {
  const iso = instant.toISOString()
  return { date: formatDate(iso), time: frenchTime(formatTime(iso)) }
}
