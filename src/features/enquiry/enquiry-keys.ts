/** `crypto.randomUUID` is missing where the page did not come over a secure connection. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export interface EnquiryKeys {
  /** Idempotency key of a content: the same for the same content, another one after any edit. */
  keyFor: (content: string) => string
  /** Drops the key of a content, so that the next attempt gets a new one. */
  forget: (content: string) => void
  /** Drops all keys: the next enquiry is a new one even if it says the same. */
  clear: () => void
}

/**
 * Keeps an idempotency key per content that a form tried to send. The server refuses a known key with other content,
 * and an attempt whose answer was lost may have been stored.
 */
export const createEnquiryKeys = (newKey: () => string = randomKey): EnquiryKeys => {
  const keys = new Map<string, string>()
  return {
    keyFor(content) {
      const key = keys.get(content) ?? newKey()
      keys.set(content, key)
      return key
    },
    forget: (content) => void keys.delete(content),
    clear: () => keys.clear(),
  }
}
