import type * as phone from '../../../domain/enquiry/phone'

type PhoneRules = typeof phone

let loaded: Promise<PhoneRules | null> | null = null

/** Loads the library of telephone numbers, with the first touch of such a field. @returns null when it cannot be loaded */
export const loadPhone = (): Promise<PhoneRules | null> =>
  (loaded ??= import('../../../domain/enquiry/phone').catch(() => {
    // Another touch tries again.
    loaded = null
    return null
  }))
