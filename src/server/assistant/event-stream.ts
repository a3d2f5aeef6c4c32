import { linesOf } from '../../domain/assistant/remote/lines-of'

const DATA = 'data:'

/**
 * Reads the data of server-sent events, an event a line as providers write them.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 * @throws RemoteError `provider_garbled` for a line that does not end
 */
export async function* readEventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  for await (const line of linesOf(body)) if (line.startsWith(DATA)) yield line.slice(DATA.length).trim()
}
