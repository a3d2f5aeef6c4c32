import type { CDPSession } from 'playwright-core'

/** A file that was received over the network. */
export interface Received {
  url: string
  /** Media type of the response, without parameters. */
  mimeType: string
  /** Resource type of the request: `Script`, `Image`, `Other` for a prefetch … */
  type: string
  /** Bytes on the wire, without the response headers. */
  bytes: number
  isCompressed: boolean
}

/** A request that is open for longer than this is a stream. */
const STREAM_MS = 10_000

/**
 * Collects what a page receives. The returned function resolves when the network is silent.
 *
 * @param session of a page that has not been opened yet
 * @param silenceMs no request for so long is silence
 */
export const collectReceived = async (session: CDPSession, silenceMs = 3_000): Promise<() => Promise<Received[]>> => {
  const open = new Map<string, { since: number; file: Received | null }>()
  const received: Received[] = []
  let lastAt = Date.now()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    lastAt = Date.now()
    open.set(requestId, { since: lastAt, file: null })
  })
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const since = open.get(requestId)?.since ?? Date.now()
    const { url, mimeType, headers, encodedDataLength } = response
    const isCompressed = Object.entries(headers).some(
      ([name, value]) => /^content-encoding$/i.test(name) && value === 'br',
    )
    // So far only the headers have been received.
    open.set(requestId, { since, file: { url, mimeType, type, bytes: -encodedDataLength, isCompressed } })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now()
    const file = open.get(requestId)?.file
    if (file) received.push({ ...file, bytes: file.bytes + encodedDataLength })
    open.delete(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId))
  return async () => {
    const waits = () => [...open.values()].some(({ since }) => Date.now() - since < STREAM_MS)
    while (waits() || Date.now() - lastAt < silenceMs) await new Promise((resolve) => setTimeout(resolve, 100))
    return received
  }
}
