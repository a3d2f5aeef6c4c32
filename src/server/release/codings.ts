import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
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

/** Brotli quality while a visitor waits: about a fifteenth of the time of the best, for some 10 % more bytes. */
const FAST = 5
/** Brotli quality of stored files, which are compressed once in the background. */
const BEST = 11
/** Largest file in bytes for the best quality, which takes seconds beyond that. */
const BEST_BYTES = 1024 * 1024
/** Brotli quality of larger stored files. */
const LARGE = 9

const brotliOptions = ({ length }: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
  },
})

/** Compresses bytes while a visitor waits for them. */
export const codeFast: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions(bytes, FAST)),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
}

/** Compresses bytes as small as possible, in a background thread. */
export const codeBest: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(bytes, bytes.length > BEST_BYTES ? LARGE : BEST)),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
}

/** Codings that a file is served in. */
export const codingsOf = ({ type, size }: Pick<ReleaseFile, 'type' | 'size'>): readonly Coding[] =>
  isWorthCoding(type, size) ? CODINGS : []
