import { RemoteError } from './remote-question'

/** Longest line of an answer, in characters. */
const MAX_LINE = 64 * 1024

/**
 * Yields the lines of a streamed answer, without their line breaks.
 *
 * @throws RemoteError `provider_garbled` for a line that is too long
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
    // Also reached when the caller stops early: the rest of the answer is not wanted.
    void reader.cancel().catch(() => undefined)
  }
  if (open !== '') yield open
}
