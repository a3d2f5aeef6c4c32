import { refresh } from './refresh'

const state = document.getElementById('state')

/** Said only when it changes: screen readers read it aloud. */
const show = (name: 'on' | 'off', text: string): void => {
  if (!state || state.dataset['state'] === name) return
  state.dataset['state'] = name
  const words = state.querySelector('[role=status]')
  if (words) words.textContent = text
}

/** Refreshes the page when the server announces another revision. The stream is closed while the page is hidden. */
export const followChanges = (): void => {
  const { stream: address = '' } = document.body.dataset
  let stream: EventSource | null = null
  let retry: number | undefined

  const rest = (): void => {
    window.clearTimeout(retry)
    stream?.close()
    stream = null
  }
  const listen = (): void => {
    rest()
    const source = new EventSource(address)
    stream = source
    source.addEventListener('open', () => show('on', 'En direct'))
    source.addEventListener('revision', ({ data }: MessageEvent<string>) => {
      if (data !== document.body.dataset['revision']) void refresh()
    })
    source.addEventListener('error', () => {
      show('off', 'Connexion perdue')
      // A refusal closes the stream for good.
      if (source.readyState === EventSource.CLOSED) retry = window.setTimeout(listen, 3_000)
    })
  }
  document.addEventListener('visibilitychange', () => (document.hidden ? rest() : listen()))
  window.addEventListener('pagehide', rest)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) listen()
  })
  if (!document.hidden) listen()
}
