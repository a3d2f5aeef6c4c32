import type { PatternName } from './field-types'
import { TYRE_SIZE } from './tyre-size'
import { VAT_NUMBER } from './vat-number'

/**
 * Lenient rules that a text of a field must match as a whole. Whether a mailbox exists only a message can tell, and a
 * telephone number is checked in full by `phone.ts`, whose library is loaded when it is needed.
 */
export const PATTERNS: Record<PatternName, RegExp> = {
  // No dot beside another one, as typing slips make them, and a host of letters and digits: nothing else has a mailbox.
  email:
    /^(?:[^\s@<>(),;:"[\]\\.]+\.)*[^\s@<>(),;:"[\]\\.]+@(?:[\p{L}\p{M}\p{N}_]+(?:-+[\p{L}\p{M}\p{N}_]+)*\.)+\p{L}(?:-*[\p{L}\p{M}\p{N}])+$/u,
  // Hyphens too as documents and pages print them.
  phone: /^\(?\+?(?:[\s().\/\u2010-\u2015-]*\d){6,15}[\s().\/\u2010-\u2015-]*$/,
  // German ones begin with their town: TÜ-AB 123, in documents TÜ - AB 123.
  plate: /^[A-Za-z0-9ÄÖÜäöü](?:(?:\s|\s?[.·-]\s?)?[A-Za-z0-9ÄÖÜäöü]){1,9}$/,
  tyreSize: TYRE_SIZE,
  vatNumber: VAT_NUMBER,
  // The month of a first registration, as documents print it: 05/2021.
  monthYear: /^(?:0?[1-9]|1[0-2])[\/.-](?:19|20)\d{2}$/,
  url: /^https:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?:[/?#]\S*)?$/i,
}
