import { isRecord } from '../is-record'

const EMAIL = /[^\s"<>()[\],;:\\@]+(?:@|%40)(?:[\p{L}\d-]+\.)+\p{L}{2,}/giu
/** Numbers as people write them, with a country code or in groups; a digit before or a letter around it is an id. */
const PHONE = /(?<![\w.+-])(?:(?:\+|00)\d[\d\s().-]{6,}\d|\d{2,3}(?:[ .-]\d{2,3}){2,}|\d{8,12})(?![\w-])/g
/** Query and fragment of an address, which may hold what a visitor searched for. */
const QUERY = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/g
/** Names of what somebody typed, of who they are, and of objects that a program threw (`extra`). */
const PRIVATE_KEY =
  /^(?:extra|form_?data|body|email|phone|cookies?|authorization|query_string|user|user_?name|ip_address)$/i
/** Ids that are made of digits and letters and tell nothing of a person. */
const ID_KEY = /(?:^|_)(?:id|release|environment|platform|timestamp|sdk|lineno|colno)$/
/** Objects of the SDK itself, which it does not send. */
const OWN_KEY = 'sdkProcessingMetadata'
const MAX_DEPTH = 12

/** Removes addresses' queries, e-mail addresses and telephone numbers from a text. */
export const scrubText = (text: string): string =>
  text.replace(EMAIL, '[e-mail]').replace(QUERY, '$1').replace(PHONE, '[phone]')

const scrubAt = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return scrubText(value)
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.map((item) => scrubAt(item, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PRIVATE_KEY.test(key))
      .map(
        ([key, item]) =>
          [key, key === OWN_KEY || (ID_KEY.test(key) && !isRecord(item)) ? item : scrubAt(item, depth + 1)] as const,
      ),
  )
}

/**
 * Removes personal data from a report: form values, e-mail addresses, telephone numbers and the queries of addresses.
 *
 * @returns a copy with the same shape, in which private fields are missing
 */
export const scrub = <Value extends object>(value: Value): Value => scrubAt(value, 0) as Value

/** Removes the queries of addresses from a recording of a page, which is a text of JSON. */
export const scrubRecording = (recording: string): string => recording.replace(/("href":"[^"?#]*)[?#][^"]*"/g, '$1"')
