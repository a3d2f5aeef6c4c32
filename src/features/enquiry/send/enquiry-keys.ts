/** `crypto.randomUUID` is missing where the page did not come over a secure connection. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const STORED = 'vitrine.enquiry-keys'
const SALT = 'vitrine.enquiry-salt'
/** Milliseconds for which a content has the same key. */
const LIFETIME = 24 * 3_600_000
const MOST = 50

interface Known {
  key: string
  /** Milliseconds since 1970. */
  at: number
}

/** A short name of a content: what was typed is not stored a second time. */
const fingerprint = (content: string, seed = 0): string => {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let index = 0; index < content.length; index++) {
    const code = content.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return [high ^ (low >>> 16), low ^ (high >>> 13), content.length].map((part) => (part >>> 0).toString(36)).join('-')
}

const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  /^[\x21-\x7e]{8,200}$/.test(value.key) &&
  'at' in value &&
  typeof value.at === 'number'

const readStored = (): [string, Known][] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}')
    return Object.entries(value ?? {}).filter((entry): entry is [string, Known] => isKnown(entry[1]))
  } catch {
    return []
  }
}

/** A secret of this device, so that all tabs derive the same key from the same content. Null without storage. */
const readSalt = (): string | null => {
  try {
    const salt = localStorage.getItem(SALT) ?? randomKey()
    localStorage.setItem(SALT, salt)
    return salt
  } catch {
    return null
  }
}

export interface EnquiryKeys {
  /** Idempotency key of a content: the same for the same content, another one after any edit. */
  keyFor: (content: string) => string
  /** Whether a content has a key already, because it was sent before. */
  has: (content: string) => boolean
  /** Drops the key of a content: the next attempt is another enquiry. */
  forget: (content: string) => void
}

/**
 * Keeps an idempotency key per content that a form tried to send, for all tabs of this device and over a reload: an
 * attempt whose answer was lost may have been stored, and is recognised by its key. Where storage is refused, keys last
 * as long as the page.
 */
export const createEnquiryKeys = (now: () => number = Date.now): EnquiryKeys => {
  const own = new Map<string, Known>()
  const ownSalt = readSalt() ?? randomKey()
  /** Derived, not random, because this tab may not see yet what another tab has just stored. */
  const firstKey = (content: string): string => {
    const salted = `${readSalt() ?? ownSalt} ${Math.floor(now() / LIFETIME)} ${content}`
    return `${fingerprint(salted)}-${fingerprint(salted, 0x9e3779b9)}`
  }
  const read = (): Map<string, Known> =>
    new Map([...own, ...readStored()].filter(([, { at }]) => now() - at < LIFETIME))
  const write = (keys: Map<string, Known>): void => {
    const latest = [...keys].sort(([, a], [, b]) => b.at - a.at).slice(0, MOST)
    own.clear()
    for (const [content, known] of latest) own.set(content, known)
    try {
      localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(latest)))
    } catch {
      // Off, full or forbidden: the map of this page holds them.
    }
  }
  return {
    keyFor(content) {
      const keys = read()
      const id = fingerprint(content)
      const key = keys.get(id)?.key ?? firstKey(content)
      write(keys.set(id, { key, at: keys.get(id)?.at ?? now() }))
      return key
    },
    has: (content) => read().has(fingerprint(content)),
    forget(content) {
      write(read().set(fingerprint(content), { key: randomKey(), at: now() }))
    },
  }
}
