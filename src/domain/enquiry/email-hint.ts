import { EMAIL_PROVIDERS } from './email-providers'

/** Endings that exist nowhere, typed for `com`. */
const MISTYPED_COM = new Set(['con', 'cmo', 'ocm', 'comm', 'coom', 'ccom', 'vom', 'xom', 'cpm', 'cim', 'clm', 'ckm'])
/** Endings that stand for themselves: another provider’s domain may have them. */
const COMMON_ENDINGS = new Set('com lu fr be de net org eu nl ch at uk it es pt me io info'.split(' '))

const KNOWN = new Set(EMAIL_PROVIDERS)

/** Splits a domain at its last dot; where there is none, the last letters may still be the ending. */
const splitDomain = (domain: string): [name: string, ending: string] => {
  const dot = domain.lastIndexOf('.')
  return [domain.slice(0, Math.max(0, dot)), domain.slice(dot + 1)]
}

/** Steps from one text to another: a letter left out, added or changed, or two neighbours swapped. */
const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] && row > 1 && column > 1
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        ...(swapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ]
      current.push(Math.min(...steps))
    }
    ;[beforeLast, last] = [last, current]
  }
  return last[to.length] ?? 0
}

const lettersOf = (text: string): string => [...text].sort().join('')

/** The shorter a name, the more often its neighbours are names too: of the shortest only swapped letters are taken. */
const isMistyped = (name: string, meant: string): boolean => {
  if (meant.length <= 4) return lettersOf(name) === lettersOf(meant) && editDistance(name, meant) === 1
  return editDistance(name, meant) <= (meant.length >= 8 ? 2 : 1)
}

const meantDomain = (typed: string): string | null => {
  if (KNOWN.has(typed)) return null
  const withoutDot = EMAIL_PROVIDERS.find((known) => known.replaceAll('.', '') === typed.replace(/[.,;:]/g, ''))
  if (withoutDot !== undefined) return withoutDot
  const [name, typedEnding] = splitDomain(typed)
  if (name === '') return null
  const ending = MISTYPED_COM.has(typedEnding) ? 'com' : typedEnding
  if (KNOWN.has(`${name}.${ending}`)) return `${name}.${ending}`
  const near = EMAIL_PROVIDERS.find((known) => {
    const [knownName, knownEnding] = splitDomain(known)
    if (knownEnding === ending) return isMistyped(name, knownName)
    return knownName === name && !COMMON_ENDINGS.has(ending) && editDistance(ending, knownEnding) === 1
  })
  return near ?? (ending === typedEnding ? null : `${name}.${ending}`)
}

/** Letters that are no ASCII letter with a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }
/** As people with a German address write them. */
const GERMAN_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** A name without accents, which the common providers do not give out; as it is where that leaves other letters. */
const withoutAccents = (name: string, domain: string): string => {
  const letters = { ...PLAIN_LETTERS, ...(domain.endsWith('.de') ? GERMAN_LETTERS : {}) }
  const plain = name
    .normalize('NFC')
    .replace(/[^\x00-\x7f]/g, (letter) => letters[letter.toLowerCase()] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return /^[\x21-\x7e]+$/.test(plain) ? plain : name
}

/**
 * What an e-mail address was probably meant to be, for a hint beside the field; the visitor decides.
 *
 * @returns null when nothing seems mistyped; at the domains of well-known providers only accents do
 * @example suggestEmail('zoe@gmial.com') // 'zoe@gmail.com'
 */
export const suggestEmail = (email: string): string | null => {
  const typed = email.trim()
  const at = typed.lastIndexOf('@')
  if (at < 1) return null
  const domain = typed
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.+$/, '')
  if (domain.length === 0 || domain.length > 60) return null
  const meant = meantDomain(domain) ?? domain
  const name = typed.slice(0, at)
  const plain = KNOWN.has(meant) ? withoutAccents(name, meant) : name
  return plain === name && meant === domain ? null : `${plain}@${meant}`
}
