import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { blobPath } from '../release/blob-store'
import type { Coding, ReleaseFile } from '../release/types'
import { parseByteRange } from './byte-range'
import type { ByteRange } from './byte-range'
import { chooseCoding } from './negotiate'

/** Files beyond this many bytes are streamed rather than read whole. */
const STREAM_FROM = 512 * 1024

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

const etagOf = (digest: string, coding: Coding | null): string =>
  `"${digest.slice(0, 24)}${coding === null ? '' : `-${coding}`}"`

/** Weak comparison of `If-None-Match` (RFC 9110, 13.1.2). */
const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

const body = async (file: string, length: number, range: ByteRange | null): Promise<BodyInit> => {
  if (length > STREAM_FROM) return Readable.toWeb(createReadStream(file, range ?? {})) as ReadableStream<Uint8Array>
  const bytes = await readFile(file)
  return new Uint8Array(range ? bytes.subarray(range.start, range.end + 1) : bytes)
}

/**
 * Answers with a file of a release: conditional requests, ranges, and the coding that the client takes.
 *
 * @param status 200, or the status of an error page (which is then never conditional nor partial)
 * @param extra headers of the host's configuration
 */
export const fileResponse = async (
  request: Request,
  store: string,
  file: ReleaseFile,
  status: number,
  extra: readonly [string, string][],
): Promise<Response> => {
  const plain = status === 200
  // A range counts bytes of the plain file: a coded answer would not know which.
  const ranged = plain && request.headers.has('range') && request.method === 'GET'
  const coding = ranged ? null : chooseCoding(request.headers.get('accept-encoding') ?? undefined, file.codings)
  const etag = etagOf(file.digest, coding)

  const headers = new Headers(extra.map(([name, value]): [string, string] => [name, value]))
  headers.set('content-type', file.type)
  headers.set('cache-control', file.immutable && plain ? FOREVER : REVALIDATE)
  if (file.codings.length > 0) headers.set('vary', 'accept-encoding')
  if (plain) {
    headers.set('etag', etag)
    headers.set('accept-ranges', 'bytes')
    if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }

  const condition = request.headers.get('if-range')
  const range =
    ranged && (condition === null || condition === etag)
      ? parseByteRange(request.headers.get('range') ?? undefined, file.size)
      : null
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  if (coding) headers.set('content-encoding', coding)
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD') {
    if (coding === null) headers.set('content-length', String(file.size))
    return new Response(null, { status, headers })
  }
  const length = range ? range.end - range.start + 1 : file.size
  const content = await body(blobPath(store, file.digest, coding ?? undefined), length, range)
  return new Response(content, { status: range ? 206 : status, headers })
}
