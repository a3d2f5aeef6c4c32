import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { codingsOf } from '../release/codings'
import type { Coding, ReleaseFile } from '../release/types'
import { parseByteRange } from './byte-range'
import type { ByteRange } from './byte-range'
import type { FileSource } from './file-source'
import { chooseCoding } from './negotiate'

/** Plain files beyond this many bytes are streamed rather than read whole. */
const STREAM_FROM = 512 * 1024

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

const etagOf = (digest: string, coding: Coding | null): string =>
  `"${digest.slice(0, 24)}${coding === null ? '' : `-${coding}`}"`

/** Weak comparison of `If-None-Match` (RFC 9110, 13.1.2). */
const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

const plainBody = async (source: FileSource, file: ReleaseFile, range: ByteRange | null): Promise<BodyInit> => {
  const length = range ? range.end - range.start + 1 : file.size
  if (length > STREAM_FROM) {
    // Opened before the answer begins: a file that is missing is an error page, not the end of a half-sent answer.
    const handle = await open(source.path(file))
    return Readable.toWeb(handle.createReadStream(range ?? {})) as ReadableStream<Uint8Array>
  }
  const bytes = await source.plain(file)
  return new Uint8Array(range ? bytes.subarray(range.start, range.end + 1) : bytes)
}

/** What a file is answered with. */
export interface FileAnswer {
  file: ReleaseFile
  /** 200, or the status of an error page (which is then never conditional nor partial). */
  status: number
  /** Headers of the host's configuration, and of the release. */
  extra: readonly [string, string][]
}

/** Answers with a file of a release: conditional requests, ranges, and the coding that the client takes. */
export const fileResponse = async (
  request: Request,
  source: FileSource,
  { file, status, extra }: FileAnswer,
): Promise<Response> => {
  const plain = status === 200
  // A range counts bytes of the plain file: a coded answer would not know which.
  const ranged = plain && request.headers.has('range') && request.method === 'GET'
  const available = codingsOf(file)
  const wanted = ranged ? null : chooseCoding(request.headers.get('accept-encoding') ?? undefined, available)

  const headers = new Headers(extra.map(([name, value]): [string, string] => [name, value]))
  headers.set('content-type', file.type)
  headers.set('cache-control', file.immutable && plain ? FOREVER : REVALIDATE)
  if (available.length > 0) headers.set('vary', 'accept-encoding')
  if (plain) {
    const etag = etagOf(file.digest, wanted)
    headers.set('etag', etag)
    headers.set('accept-ranges', 'bytes')
    if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }

  const condition = request.headers.get('if-range')
  const range =
    ranged && (condition === null || condition === headers.get('etag'))
      ? parseByteRange(request.headers.get('range') ?? undefined, file.size)
      : null
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD') {
    if (wanted === null) headers.set('content-length', String(file.size))
    else headers.set('content-encoding', wanted)
    return new Response(null, { status, headers })
  }

  const coded = wanted === null ? null : await source.coded(file, wanted)
  if (coded) {
    headers.set('content-encoding', wanted ?? 'identity')
    return new Response(new Uint8Array(coded), { status, headers })
  }
  if (plain) headers.set('etag', etagOf(file.digest, null))
  return new Response(await plainBody(source, file, range), { status: range ? 206 : status, headers })
}
