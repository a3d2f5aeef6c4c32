import { z } from 'zod'

const piecesSchema = z.record(z.string(), z.string())
type Pieces = z.output<typeof piecesSchema>

/** A small client of server-sent events, as a browser's is. */
export const listenTo = async (url: string, headers: Record<string, string>) => {
  const controller = new AbortController()
  const response = await fetch(url, { headers, signal: controller.signal })
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let taken = 0
  let id = ''

  const more = async (): Promise<void> => {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the stream ended after: ${text.slice(-300)}`)
    text += value
  }
  /** The next whole message that carries pieces. */
  const next = async (): Promise<Pieces> => {
    for (;;) {
      const end = text.indexOf('\n\n', taken)
      if (end < 0) {
        await more()
        continue
      }
      const message = text.slice(taken, end)
      taken = end + 2
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1] ?? ''
      if (field('event') !== 'pieces') continue
      id = field('id')
      return piecesSchema.parse(JSON.parse(field('data')))
    }
  }
  return {
    /** The first message from here on that fits. */
    pieces: async (fits: (pieces: Pieces) => boolean): Promise<Pieces> => {
      for (;;) {
        const pieces = await next()
        if (fits(pieces)) return pieces
      }
    },
    /** Reads on until all that was received fits. */
    until: async (fits: (received: string) => boolean): Promise<void> => {
      while (!fits(text)) await more()
    },
    lastId: () => id,
    close: () => controller.abort(),
  }
}
