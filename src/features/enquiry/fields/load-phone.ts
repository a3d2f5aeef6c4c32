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
