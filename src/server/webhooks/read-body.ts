import { HttpError } from '../http/http-error'

/** Bytes that the body of a webhook may have. */
export const MAX_WEBHOOK = 256 * 1024

const tooLarge = (): HttpError => new HttpError(413, 'too_large', `The body is larger than ${MAX_WEBHOOK} bytes.`)

/**
 * The raw body, counted while it is read: what `Content-Length` says is believed only when it says too much.
 *
 * @throws HttpError 413 as soon as it is too large, 400 when it breaks off
 */
export const readBody = async (request: Request): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_WEBHOOK) throw tooLarge()
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > MAX_WEBHOOK) throw tooLarge()
      chunks.push(value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof HttpError ? error : new HttpError(400, 'incomplete', 'The body broke off.')
  }
}
