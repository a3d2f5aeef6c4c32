const NAME = "\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+)?"
const NUMBER = '\\+?\\d[\\d\\s/.-]{5,}\\d'
const PHONE = '(?:num[ée]ro(?:\\s+de\\s+t[ée]l\\p{L}*)?|t[ée]l(?:[ée]phone)?\\.?|gsm|portable|mobile|handy|nummer)'

/** What visitors say of themselves: a name, a number, an address of mail. No question is about it. */
const CONTACT: readonly RegExp[] = [
  new RegExp(
    `(?:[Jj]e m['’ ]?appelle|[Mm]on nom est|[Ii]ch heisse|[Ii]ch heiße|[Ee]ch heeschen|[Mm]y name is|[Jj]e suis (?:Monsieur|Madame|M\\.|Mme))\\s+${NAME}`,
    'gu',
  ),
  new RegExp(
    `(?:(?:mon|meng|mein|my|au|le|c['’]est le)\\s+)?${PHONE}\\s*(?:est|c['’]est|ass|ist|is|:)?\\s*(?:le\\s+)?${NUMBER}`,
    'giu',
  ),
  new RegExp(`(?:\\+|00)352[\\d\\s]{6,}\\d|(?<!\\d)6[269]1[\\s.]?\\d{3}[\\s.]?\\d{3}(?!\\d)`, 'gu'),
  /(?:(?:mon|meng|mein|my)\s+(?:e-?)?mail\s*(?:est|c['’]est|:)?\s*)?[^\s@]+@[^\s@]+\.\p{L}+/giu,
]
const MAY_HAVE = /@|\d{3}|appelle|nom est|heisse|heiße|heeschen|name is|je suis m/i

/** A message without the visitor's own name, number and address, unless it is nothing else. */
export const withoutContact = (asked: string): string => {
  if (!MAY_HAVE.test(asked)) return asked
  const rest = CONTACT.reduce((text, pattern) => text.replace(pattern, ' '), asked)
  return /\p{L}{3}/u.test(rest) ? rest.replace(/[\s,]+([?!.]|$)/g, '$1') : asked
}
