import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Context } from 'hono'
import { chooseCoding } from '../static/negotiate'

const inflate = (bytes: Buffer): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from([bytes]).pipe(createGunzip())) as ReadableStream<Uint8Array>

/** The tag of an answer that is known by its parts. Weak: compressed or not, it is the same answer. */
export const weakTag = (...parts: readonly string[]): string =>
  `W/"${createHash('sha1').update(parts.join('\n')).digest('base64url')}"`

/** Whether the client holds the answer of this tag already. */
export const isKnown = (context: Context, tag: string): boolean =>
  (context.req.header('if-none-match') ?? '').split(',').some((one) => one.trim() === tag || one.trim() === '*')

/**
 * JSON that is kept compressed. A client that takes no gzip gets it inflated as fast as it reads, so that a slow one
 * holds no memory.
 */
export const compressedJson = (context: Context, bytes: Buffer, tag: string): Response => {
  const gzip = chooseCoding(context.req.header('accept-encoding'), ['gzip']) === 'gzip'
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: tag,
    ...(gzip && { 'content-encoding': 'gzip' }),
  }
  return context.body(gzip ? (bytes as Uint8Array<ArrayBuffer>) : inflate(bytes), 200, headers)
}
