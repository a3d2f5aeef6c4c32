import { RemoteError } from './remote-question'

/** Characters of a line; what is longer is no line of an answer. */
const MAX_LINE = 64 * 1024

/**
 * Reads the lines of a streamed answer, without their ends.
 *
 * @throws RemoteError `provider_garbled` for a line that does not end
 */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
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
      yield* lines
    }
  } finally {
    // Whoever stops reading ends the answer.
    void reader.cancel().catch(() => undefined)
  }
  if (open !== '') yield open
}
