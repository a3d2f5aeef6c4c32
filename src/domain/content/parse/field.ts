import { isFilm } from '../embed-hosts'
import type { DrawnIcon, IconFault } from '../../icons/drawn-icon'
import type { Cents } from '../../price/types'
import type { BlockFeeds } from '../feeds'
import type { Asset } from '../types'
import { isRecord } from '../../is-record'
import { MAILBOX } from '../mailbox'
import { writtenAddress } from './resolve-link'

/** What a field parser may ask for, and where it tells what it left out. */
export interface ParseContext {
  /** Address of the link at `where`, or null when it leads nowhere on this site. */
  resolveLink: (raw: unknown, where: string) => string | null
  /** `where` is a path in the story such as `body.2 (hero).buttons.0`. */
  note: (where: string, reason: string) => void
  /** Whether pages may embed a URL of another site. */
  mayEmbed: (url: string) => boolean
  /** Records of other systems, where there are any. */
  feeds?: BlockFeeds
  /** Drawing of an icon that is not among the site's own, by `iconKey`. */
  iconOf: (key: string) => DrawnIcon | IconFault
}

/** Marks a value that is not what its field holds. */
export const INVALID = Symbol('invalid')
export type Outcome<Value> = Value | typeof INVALID

export interface Field<Value> {
  required: boolean
  /** What is asked of the value, for messages. */
  expects: string
  parse: (raw: unknown, where: string, context: ParseContext) => Outcome<Value>
  /** How messages show a value that is not what the field holds; left out or empty, they do not. */
  show?: (raw: unknown) => string
  /** Of a list of blocks: the kinds that it may hold. */
  holds?: () => readonly { component: string }[]
  /** The only values that the field may have. */
  values?: readonly (string | number)[]
  /** Smallest and largest number. */
  range?: readonly [number, number]
}

const field = <Value>(expects: string, parse: Field<Value>['parse']): Field<Value> => ({
  required: true,
  expects,
  parse,
})

/** The CMS sends an empty string, an empty object or nothing for a field that nobody filled. */
export const isUnset = (raw: unknown): boolean =>
  raw === undefined || raw === null || raw === '' || (isRecord(raw) && Object.keys(raw).length === 0)

/** What a field asks for and what stands in it instead, for messages. */
export const expectedText = ({ expects, show }: Pick<Field<unknown>, 'expects' | 'show'>, raw: unknown): string => {
  const shown = show?.(raw) ?? ''
  return `${expects} expected${shown === '' ? '' : `, not "${shown}"`}`
}

/** Makes a field one that may be left empty; a wrong value is noted and left out. */
export const optional = <Value>({ parse, ...rest }: Field<Value>): Field<Value | undefined> => ({
  ...rest,
  required: false,
  parse: (raw, where, context) => {
    if (isUnset(raw)) return undefined
    const value = parse(raw, where, context)
    if (value !== INVALID) return value
    context.note(where, `left out: ${expectedText(rest, raw)}`)
    return undefined
  },
})

export const text: Field<string> = field('a text', (raw) =>
  typeof raw === 'string' && raw.trim() !== '' ? raw : INVALID,
)

/** An e-mail address. */
export const mailbox: Field<string> = field('an e-mail address', (raw) =>
  typeof raw === 'string' && MAILBOX.test(raw.trim()) ? raw.trim() : INVALID,
)

/** A text that must be there but may say nothing. */
export const anyText: Field<string> = field('a text', (raw) =>
  raw === undefined || raw === null ? '' : typeof raw === 'string' ? raw : INVALID,
)

export const toggle: Field<boolean> = field('true or false', (raw) =>
  raw === true || raw === 'true' ? true : raw === false || raw === 'false' ? false : INVALID,
)

/** Number fields of the CMS come as texts. */
export const number = (minimum: number, maximum: number): Field<number> => ({
  ...field(`a number from ${minimum} to ${maximum}`, (raw) => {
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
    return typeof value === 'number' && value >= minimum && value <= maximum ? value : INVALID
  }),
  range: [minimum, maximum],
})

/** A number of euros, read as cents. */
export const euros = (minimum: number, maximum: number): Field<Cents> => {
  const amount = number(minimum, maximum)
  return {
    ...amount,
    parse: (raw, where, context) => {
      const value = amount.parse(raw, where, context)
      return value === INVALID ? INVALID : Math.round(value * 100)
    },
  }
}

export const oneOf = <Value extends string | number>(...values: Value[]): Field<Value> => ({
  ...field(`one of ${values.join(', ')}`, (raw) => {
    // Anything else may have no text at all: `String({ toString: null })` throws.
    if (typeof raw !== 'string' && typeof raw !== 'number') return INVALID
    return values.find((value) => String(value) === String(raw)) ?? INVALID
  }),
  values,
})

/** ISO date; a time that stands behind it is dropped. */
export const date: Field<string> = field('an ISO date', (raw) =>
  typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}/.test(raw) && !Number.isNaN(Date.parse(raw.slice(0, 10)))
    ? raw.slice(0, 10)
    : INVALID,
)

/** An address that a frame or a player loads. */
export const webAddress: Field<string> = field('an https address', (raw) => {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return INVALID
  return /^https?:$/.test(new URL(raw).protocol) ? raw : INVALID
})

/** URL of a video or an embedded page. One that may not be embedded is reported, but kept, because pages link to it. */
export const embedAddress: Field<string> = field(webAddress.expects, (raw, where, context) => {
  const url = webAddress.parse(raw, where, context)
  if (url !== INVALID && !isFilm(url) && !context.mayEmbed(url))
    context.note(where, `error: embedded content of a host that is not allowed, linked instead: ${new URL(url).host}`)
  return url
})

export const link: Field<string> = {
  ...field('a link to an existing page', (raw, where, context) => context.resolveLink(raw, where) ?? INVALID),
  show: writtenAddress,
}

export const asset: Field<Asset> = field('a picture', (raw) => {
  if (!isRecord(raw) || typeof raw.filename !== 'string' || !URL.canParse(raw.filename)) return INVALID
  const { filename, alt, title, focus } = raw
  return {
    filename,
    alt: typeof alt === 'string' ? alt : '',
    ...(typeof title === 'string' && title !== '' && { title }),
    ...(typeof focus === 'string' && focus !== '' && { focus }),
  }
})

/** Address of a file: of one in the CMS's library, or of one that lies elsewhere. */
export const fileAddress: Field<string> = field('a file', (raw, where, context) =>
  isRecord(raw) ? webAddress.parse(raw.filename, where, context) : INVALID,
)

/** Pictures; a missing one is noted and left out. */
export const assets: Field<Asset[]> = field('pictures', (raw, where, context) => {
  if (!Array.isArray(raw)) return INVALID
  return raw.flatMap((item: unknown, index) => {
    const value = asset.parse(item, where, context)
    if (value !== INVALID) return [value]
    context.note(`${where}.${index}`, 'left out: a picture expected')
    return []
  })
})
