import { applyPieces, fetchPage } from './pieces'

/** Milliseconds. */
const POLL = 10_000
const TRY_STREAM_AGAIN = 60_000

const state = document.getElementById('state')

/** Said only when it changes: screen readers read it aloud. */
const show = (name: 'on' | 'polling' | 'off', text: string): void => {
  if (!state || state.dataset['state'] === name) return
  state.dataset['state'] = name
  const words = state.querySelector('[role=status]')
  if (words) words.textContent = text
}

const isPieces = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((html) => typeof html === 'string')

/** Follows the server by its stream; where that is not to be had, asks from time to time. Hidden pages rest. */
export const follow = (): void => {
  let known = document.getElementById('board')?.dataset['known'] ?? ''
  let source: EventSource | null = null
  let poll: number | undefined
  let retry: number | undefined

  const rest = (): void => {
    source?.close()
    source = null
    window.clearInterval(poll)
    window.clearTimeout(retry)
  }

  const ask = async (): Promise<void> => {
    const outcome = await fetchPage()
    if (outcome === 'signed-out') location.reload()
    else if (outcome === 'done') show('polling', 'Actualisé toutes les 10 s')
    else show('off', 'Connexion perdue')
  }

  const askRegularly = (): void => {
    rest()
    void ask()
    poll = window.setInterval(() => void ask(), POLL)
    retry = window.setTimeout(listen, TRY_STREAM_AGAIN)
  }

  const listen = (): void => {
    rest()
    let failures = 0
    const stream = new EventSource(`/api/status/stream?connu=${encodeURIComponent(known)}`)
    source = stream
    stream.addEventListener('open', () => {
      failures = 0
      show('on', 'En direct')
    })
    stream.addEventListener('pieces', (event: MessageEvent<string>) => {
      known = event.lastEventId
      const pieces: unknown = JSON.parse(event.data)
      if (isPieces(pieces)) applyPieces(pieces)
    })
    stream.addEventListener('error', () => {
      failures += 1
      // A refusal closes the stream for good; a server that is away for long is asked less often.
      if (stream.readyState === EventSource.CLOSED || failures >= 3) askRegularly()
      else show('off', 'Connexion perdue')
    })
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? rest() : listen()))
  // A page that is kept for going back must not hold a connection.
  window.addEventListener('pagehide', rest)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) listen()
  })
  if (!document.hidden) listen()
}
