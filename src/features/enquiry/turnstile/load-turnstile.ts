/** Options and callbacks of a widget. */
interface WidgetOptions {
  sitekey: string
  language: string
  appearance: 'interaction-only'
  'response-field': boolean
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => boolean
  'before-interactive-callback': () => void
}

/** The API that Turnstile’s script puts on `window`. */
export interface Turnstile {
  render: (place: HTMLElement, options: WidgetOptions) => string | null | undefined
  reset: (widget: string) => void
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let loading: Promise<Turnstile | null> | null = null

const load = (url: string): Promise<Turnstile | null> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve(window.turnstile ?? null)
    script.onerror = () => {
      script.remove()
      resolve(null)
    }
    document.head.append(script)
  })

/** Loads the script once for all forms. @returns null when it cannot be loaded; the next call tries again */
export const loadTurnstile = (url: string): Promise<Turnstile | null> =>
  (loading ??= load(url).then((turnstile) => {
    if (turnstile === null) loading = null
    return turnstile
  }))
