import { makeFetchTransport } from '@sentry/browser'
import { scrubRecording } from '../../domain/monitoring/scrub'

type Transport = ReturnType<typeof makeFetchTransport>
type Envelope = Parameters<Transport['send']>[0]

/** The SDK's hooks see no recordings of sessions: those are scrubbed on their way out. */
const scrubItem = (item: unknown): unknown => {
  if (!Array.isArray(item)) return item
  const [header, body] = item as unknown[]
  return typeof body === 'string' ? [header, scrubRecording(body)] : item
}

/** Sends envelopes by `fetch`, without queries of addresses in recordings. */
export const makeScrubbedTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options)
  return {
    ...transport,
    send: ([header, items]) => transport.send([header, items.map(scrubItem)] as unknown as Envelope),
  }
}
