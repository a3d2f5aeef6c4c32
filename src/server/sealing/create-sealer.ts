import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Sealer, SealingKey } from './types'

/** A sealed text cannot be opened. The message holds nothing of the text. */
export class SealError extends Error {
  override name = 'SealError'
}

/** `sealed:1:KEY:NONCE.TAG.TEXT`, the last three in base64url. */
const SEALED = /^sealed:1:([\w-]+):([\w-]{16})\.([\w-]{22})\.([\w-]*)$/
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12

/**
 * AES-256-GCM with a ring of keys: the first one seals, all of them open, so a key is changed by putting the new one in
 * front. The key's id is authenticated with the text. Without keys texts pass through.
 */
export const createSealer = (keys: readonly SealingKey[]): Sealer => {
  const [first] = keys
  const headOf = (id: string): string => `sealed:1:${id}:`

  const seal = (text: string): string => {
    if (first === undefined) return text
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, first.secret, nonce).setAAD(Buffer.from(headOf(first.id)))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))
    return headOf(first.id) + parts.join('.')
  }

  const open = (text: string): string => {
    const [, id, nonce, tag, sealed] = SEALED.exec(text) ?? []
    if (id === undefined || nonce === undefined || tag === undefined || sealed === undefined) return text
    const key = keys.find((one) => one.id === id)
    if (key === undefined) throw new SealError(`Sealed with the key ${id}, which is not set.`)
    try {
      const decipher = createDecipheriv(CIPHER, key.secret, Buffer.from(nonce, 'base64url'))
      decipher.setAAD(Buffer.from(headOf(id))).setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8')
    } catch {
      throw new SealError(`Sealed with the key ${id}, but changed since, or the key has another secret now.`)
    }
  }
  return { encrypts: first !== undefined, seal, open }
}
