/** Encrypts texts that are stored: columns with personal data, records of the durable log, backups. */
export interface Sealer {
  /** Whether texts are encrypted at all: false when no key is set. */
  readonly encrypts: boolean
  /** Encrypts with the first key of the ring; without keys the text as it is. */
  seal: (text: string) => string
  /**
   * Decrypts with the key that the text names. A text that is not sealed is returned as it is, so that rows which were
   * stored before a key was set stay readable.
   *
   * @throws SealError when the key is not in the ring, or the text was changed
   */
  open: (text: string) => string
}

/** One key of a ring. */
export interface SealingKey {
  /** Names the key in sealed texts: letters, digits, `_` and `-`. */
  id: string
  /** 32 bytes. */
  secret: Uint8Array
}
