import { createHash } from 'node:crypto'

/** A release as far as reading back needs it. */
export interface LiveRelease {
  id: string
  /** SHA-256 of the page at an address, null where it has none. */
  digestOf: (path: string) => string | null
}

/** What the public address answered. `status`: null when nothing did. */
export type ReadBack = { isServed: true } | { isServed: false; status: number | null }

const TIMEOUT = 5_000
const AT_MOST = 1_000

/** A page that is gone, or leads elsewhere; a server that fails shows neither. */
const isGone = (status: number): boolean => status === 404 || status === 410 || (status >= 300 && status < 400)

const sha256 = (bytes: ArrayBuffer): string => createHash('sha256').update(Buffer.from(bytes)).digest('hex')

/**
 * Asks the public address for a page, as a visitor does, and compares what comes back with the release: that a publisher
 * said it was done does not show that visitors get it.
 *
 * @param publicUrl origin that visitors use
 */
export const createReadBack = (publicUrl: string) => {
  /** What was served once goes on being served, until there is another release. */
  const served = new Set<string>()

  const compare = async (path: string, wanted: string | null): Promise<ReadBack> => {
    const response = await fetch(new URL(path, publicUrl), {
      headers: { 'cache-control': 'no-cache' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const bytes = await response.arrayBuffer()
    const isServed = wanted === null ? isGone(response.status) : response.ok && sha256(bytes) === wanted
    return isServed ? { isServed } : { isServed, status: response.status }
  }

  return async (release: LiveRelease, path: string): Promise<ReadBack> => {
    const wanted = release.digestOf(path)
    const key = `${path} ${wanted ?? ''}${wanted === null ? release.id : ''}`
    if (served.has(key)) return { isServed: true }
    const answer = await compare(path, wanted).catch((): ReadBack => ({ isServed: false, status: null }))
    if (served.size >= AT_MOST) served.clear()
    if (answer.isServed) served.add(key)
    return answer
  }
}
