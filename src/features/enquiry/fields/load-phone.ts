import type { Phone } from '../../../domain/enquiry/phone'

type ParsePhone = (text: string) => Phone | null

let loaded: Promise<ParsePhone | null> | null = null

/** Loads the library of telephone numbers, with the first touch of such a field. @returns null when it cannot be loaded */
export const loadPhone = (): Promise<ParsePhone | null> =>
  (loaded ??= import('../../../domain/enquiry/phone').then(
    ({ parsePhone }) => parsePhone,
    () => {
      // Another touch tries again.
      loaded = null
      return null
    },
  ))

/** A number as people of its country write it, unless it would be read as another country’s then. */
export const shownPhone = (text: string, parse: ParsePhone): string => {
  const phone = parse(text)
  if (phone === null) return text
  return parse(phone.national)?.e164 === phone.e164 ? phone.national : phone.international
}
