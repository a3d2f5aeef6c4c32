import { setTimeout } from 'node:timers/promises'
import { HttpError } from './http-error'

/** Bytes that the body of a webhook may have. */
export const MAX_WEBHOOK = 256 * 1024

/** Bytes of a body that is too large which are still taken, so that the connection can go on; whoever sends more is hung up on. */
const SPILL = 8 * 1024 * 1024
/** So long at the most: who stops in the middle is answered all the same. */
const SPILL_MS = 5_000

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Takes the rest of a body for nothing: the next request of the connection stands behind it. The server takes what is left
 * after the answer, but for half a second only, and hangs up on who is slower.
 */
const spill = async (reader: Reader): Promise<void> => {
  for (let left = SPILL; left > 0;) {
    const { done, value } = await reader.read()
    if (done) return
    left -= value.byteLength
  }
  await reader.cancel()
}

const readAll = async (reader: Reader, max: number): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = []
  for (let size = 0; size <= max;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    chunks.push(value)
  }
  return null
}

/**
 * The raw body, counted while it is read: what `Content-Length` says is believed only when it says too much. The server
 * itself takes a body that nobody has touched, which is why such a one is not.
 *
 * @param max in bytes
 * @throws HttpError 413 when it is too large, once the rest of it was taken; 400 when it breaks off
 */
export const readBody = async (request: Request, max = MAX_WEBHOOK): Promise<Uint8Array> => {
  const tooLarge = new HttpError(413, 'too_large', `The body is larger than ${max} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge
  if (request.body === null) return new Uint8Array()
  const reader = request.body.getReader()
  const body = await readAll(reader, max).catch(async () => {
    await reader.cancel().catch(() => undefined)
    throw new HttpError(400, 'incomplete', 'The body broke off.')
  })
  if (body !== null) return body
  const rest = spill(reader).catch(() => undefined)
  await Promise.race([rest, setTimeout(SPILL_MS, undefined, { ref: false })])
  throw tooLarge
}
