import type { RawValue } from '../../../domain/enquiry/check-field'
import { fieldOf } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { FORMS } from '../../../domain/enquiry/forms'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'

/** A Monday on which the example dealership is open. */
export const OPEN_DAY = '2026-12-28'
/** A Sunday, three public holidays, and a day like any other. */
const DAYS = ['2026-11-29', '2026-12-25', '2026-12-26', '2027-01-01', OPEN_DAY] as const
/** At night, at the edges of the opening hours, and in the middle of the day. */
const TIMES = ['03:00', '07:00', '08:00', '10:00', '15:30', '18:30', '23:30'] as const
/** Wishes that are always possible, so that only the aimed one may be wrong. */
const POSSIBLE: Partial<Record<FieldName, string>> = {
  slot: '2026-11-25T10:30',
  secondSlot: '2026-11-26T10:30',
  workshopSlot: '2026-11-25T10:30',
  date: '2026-11-25',
  secondDate: '2026-11-26',
}
/** Fields whose texts have a form of their own. */
const FORMED: Partial<Record<FieldName, string>> = {
  email: 'zoe@example.lu',
  phone: '+352621123456',
  plate: 'AB 1234',
  tyreSize: '205/55 R16 91V',
  vatNumber: 'LU12345678',
  profileUrl: 'https://example.lu/zoe',
}
const WISHES = Object.keys(POSSIBLE) as FieldName[]

type Pick = <Value>(values: readonly Value[]) => Value

const goodValue = (name: FieldName): RawValue | undefined => {
  const field = fieldOf(name)
  const fixed = POSSIBLE[name] ?? FORMED[name]
  if (fixed !== undefined) return fixed
  switch (field.type) {
    case 'radio':
    case 'select':
      return field.options[0]
    case 'checkbox':
    case 'toggle':
      return true
    case 'number':
      return field.min
    case 'date':
    case 'slot':
    case 'location':
      return undefined
    default:
      return 'Peugeot 308'
  }
}

const wishesOf = (kind: EnquiryKind): FieldName[] =>
  FORMS[kind].fields.map(({ name }) => name).filter((name) => WISHES.includes(name))
const KINDS = ENQUIRY_KINDS.filter((kind) => wishesOf(kind).length > 0)

const bodyOf = (kind: EnquiryKind, wish: FieldName, day: string, time: string, locationId: string | null) => {
  const values = FORMS[kind].fields.map(({ name }) => [name, goodValue(name)] as const)
  return {
    kind,
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    [wish]: fieldOf(wish).type === 'date' ? day : `${day}T${time}`,
    vehicleId: 7,
    locationId,
  }
}

/**
 * A form that is filled in rightly, but for one wish, which may be on a closed day or at a closed hour.
 *
 * @param pick chooses one of several
 */
export const aimedBody = (pick: Pick): Record<string, unknown> => {
  const kind = pick(KINDS)
  return bodyOf(kind, pick(wishesOf(kind)), pick(DAYS), pick(TIMES), pick(['mersch', null]))
}

/** A form of each kind whose wish is at an open hour of `OPEN_DAY`, so that it is taken. */
export const openBodies = (): Record<string, unknown>[] =>
  KINDS.flatMap((kind) =>
    wishesOf(kind)
      .slice(0, 1)
      .map((wish) => bodyOf(kind, wish, OPEN_DAY, '10:00', 'mersch')),
  )
