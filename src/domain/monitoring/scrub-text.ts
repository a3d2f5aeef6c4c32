/** What is masked, in this order, and by which word. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/(\b\w+:\/\/)[^\s/@]+@/g, '$1[user]@'],
  [/[\w.%+'-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[e-mail]'],
  // The query of an address may hold a token or what a visitor looked for.
  [/(\b\w+:\/\/[^\s?#]+)[?#][^\s'")]+/g, '$1?[query]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  // An enquiry's link ends with its key.
  [/(\/(?:demande|enquiries)\/)[^\s'"/]+/g, '$1[key]'],
  [/(?<![\w-])(?:\+|00)\d[\d ().\u202f\u00a0/-]{6,}\d/g, '[phone]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b(?!:\d)/g, '[ip]'],
  [/\b[A-HJ-NPR-Z0-9]{17}\b/g, '[vin]'],
]

/** Masks what may tell people apart in the text of an error: e-mail addresses, telephone numbers, IPs, queries, keys. */
export const scrubText = (text: string): string =>
  MASKS.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text)
