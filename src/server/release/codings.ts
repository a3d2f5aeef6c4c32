import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { BlobStore } from './blob-store'
import { isWorthCoding } from './file-facts'
import { CODINGS } from './types'
import type { Coding, ReleaseFile } from './types'

/**
 * The smallest window that holds all of a file, as a power of two; a larger one codes no better (RFC 7932, section 9.1: 16
 * bytes less than the power). The usual one takes some ten MiB for each page that is coded, and the engine, which is told
 * of them, then marks the whole heap in the middle of a build.
 */
export const windowFor = (size: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + 16))))

// Quality 5 costs about a fifteenth of quality 11 for some 10 % more bytes: every build codes every changed page.
const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
  },
})
const GZIP = { level: 6 }

const compress: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions(bytes)),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP),
}

/** The same for a thread that has nothing else to do. */
export const compressNow: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(bytes)),
  gzip: (bytes) => gzipSync(bytes, GZIP),
}

/** Codings that a file is served in. */
export const codingsOf = ({ type, size }: Pick<ReleaseFile, 'type' | 'size'>): readonly Coding[] =>
  isWorthCoding(type, size) ? CODINGS : []

/** Codes bytes and keeps the result beside them. */
export const codeBlob = async (blobs: BlobStore, digest: string, coding: Coding, bytes: Buffer): Promise<Buffer> => {
  const coded = await compress[coding](bytes)
  await blobs.putCoded(digest, coding, coded)
  return coded
}
