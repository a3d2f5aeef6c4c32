import { createRandom } from './create-random'

/** A body as a client sends it. */
export interface RandomBody {
  type: string
  bytes: Buffer
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1e308,
  0.1,
  2 ** 53,
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%ff',
  '\u202e\u0007\r\n',
  [],
  {},
  [[[]]],
  { length: { toString: null } },
  { length: { valueOf: null, toString: 1 } },
  { length: -1 },
  { toString: null, valueOf: null },
  { toJSON: 1, then: 1 },
  { size: { toString: null } },
]

const KEYS = ['', '__proto__', 'constructor', 'length', 'toString', 'id', 'url', '\u0000', '\ud800', 'x'.repeat(300)]

const FORM_VALUES = STRANGE.filter((value) => typeof value === 'string' || typeof value === 'number')

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  '',
  'application/json;;;',
]

/**
 * Makes bodies that no client of ours sends: other types, deep, long, oddly encoded, cut off. Most are a right body with
 * something wrong in it, because they come furthest.
 */
export const createRandomBodies = (seed: number) => {
  const random = createRandom(seed)
  const below = (end: number): number => Math.floor(random() * end)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined && !items.includes(item as Item)) throw new Error('nothing to pick from')
    return item as Item
  }
  const strange = (depth = 0): unknown => {
    if (depth < 3 && random() < 0.3)
      return random() < 0.5
        ? Array.from({ length: below(6) }, () => strange(depth + 1))
        : Object.fromEntries(Array.from({ length: below(6) }, () => [pick(KEYS), strange(depth + 1)]))
    return pick(STRANGE)
  }
  /** The same value with something else at a random place. */
  const spoil = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || random() < 0.15) return strange()
    const entries = Object.entries(value)
    if (entries.length === 0) return strange()
    const at = below(entries.length)
    const changed = entries.map(([key, inner], index) => [key, index === at ? spoil(inner) : inner] as const)
    return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
  }
  const text = (right: unknown): string => {
    const json = JSON.stringify(right)
    const kind = below(10)
    if (kind < 5) return JSON.stringify(spoil(right))
    if (kind === 5) return json.slice(0, below(json.length))
    if (kind === 6) return json.replace('{', '{"__proto__":{"length":{"toString":null}},"constructor":1,')
    if (kind === 7) return pick(['[', '{"a":']).repeat(below(20_000))
    if (kind === 8) return `--x\r\nContent-Disposition: form-data; name="a${'b'.repeat(below(300))}\r\n\r\n${json}`
    // Cut between the halves of a pair, a text cannot be encoded.
    const cut = Buffer.from(json.slice(0, below(200))).toString()
    return `token=${encodeURIComponent(cut)}&%E0%A4%A=%&&=&token`
  }
  /** A form in either encoding, mostly with a value, a pair or a boundary that is wrong. */
  const form = (right: Record<string, string>): RandomBody => {
    const pairs = Object.entries(right)
    const kind = below(8)
    if (kind === 0) pairs.push(...pairs)
    if (kind === 1) pairs.push([pick(KEYS), 'x'])
    if (kind === 2) pairs.splice(below(pairs.length), 1)
    if (kind === 3) pairs.splice(0, 1, [Object.keys(right)[0] ?? '', String(pick(FORM_VALUES))])
    if (random() < 0.5) {
      const parts = pairs.map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      const whole = `${parts.join('')}--x--\r\n`
      const bytes = Buffer.from(kind === 4 ? whole.slice(0, below(whole.length)) : whole)
      if (kind === 5) bytes[below(bytes.length)] = below(256)
      return { type: `multipart/form-data; boundary=${kind === 6 ? 'y' : 'x'}`, bytes }
    }
    const whole = new URLSearchParams(pairs).toString()
    const bytes = Buffer.from(
      kind === 4 ? `${whole}&%E0%A4=%` : kind === 6 ? whole.slice(0, below(whole.length)) : whole,
    )
    if (kind === 5) bytes[below(bytes.length)] = below(256)
    return { type: 'application/x-www-form-urlencoded', bytes }
  }
  return {
    below,
    pick,
    /** @param right fields of a form that the endpoint takes */
    form,
    /** @param right a body that the endpoint takes */
    body: (right: unknown): RandomBody => {
      const bytes = Buffer.from(text(right), random() < 0.1 ? 'utf16le' : 'utf8')
      if (random() < 0.1 && bytes.length > 0) bytes[below(bytes.length)] = below(256)
      return { type: random() < 0.7 ? 'application/json' : pick(TYPES), bytes }
    },
  }
}
