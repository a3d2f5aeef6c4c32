import { asDigits, mod97 } from '../iban'

/** Whether an IBAN of any country passes the check of ISO 13616. */
export const isIban = (iban: string): boolean => {
  const compact = iban.replaceAll(' ', '')
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(compact) && mod97(asDigits(compact.slice(4) + compact.slice(0, 4))) === 1
}
