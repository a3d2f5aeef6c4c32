import { RemoteError } from '../../domain/assistant/remote/remote-question'

/** Characters of a line; what is longer is no event of an answer. */
const MAX_LINE = 64 * 1024

/**
 * Reads the data of server-sent events, an event a line as providers write them.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 * @throws RemoteError `provider_garbled` for a line that does not end
 */
export async function* readEventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let open = ''
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = (open + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r/)
      open = lines.pop() ?? ''
      if (open.length > MAX_LINE) throw new RemoteError('provider_garbled')
      for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
    }
  } finally {
    // Whoever stops reading ends the answer.
    void reader.cancel().catch(() => undefined)
  }
  if (open.startsWith('data:')) yield open.slice('data:'.length).trim()
}
