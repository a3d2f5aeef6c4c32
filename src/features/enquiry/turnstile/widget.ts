import { loadTurnstile } from './load-turnstile'

/** Milliseconds that sending waits for a token, without and with a question to the visitor. */
const PATIENCE = 8_000
const PATIENCE_INTERACTIVE = 90_000

export interface TurnstileWidget {
  /** Requests a token in advance. */
  prepare: () => void
  /**
   * A token for one attempt to send.
   *
   * @returns null if there is none in time: the enquiry is sent without one and held for review
   */
  take: () => Promise<string | null>
  remove: () => void
}

export interface WidgetConfig {
  scriptUrl: string
  siteKey: string
  language: string
}

/** A Turnstile widget inside an element, rendered when it is first needed. */
export const createWidget = (
  { scriptUrl, siteKey, language }: WidgetConfig,
  placeOf: () => HTMLElement | null,
): TurnstileWidget => {
  let making: Promise<(() => void) | null> | null = null
  let removeWidget: () => void = () => undefined
  let [token, isInteractive, isRemoved]: [string | null, boolean, boolean] = [null, false, false]
  let waiting: (() => void)[] = []
  const wake = (): void => {
    for (const one of waiting.splice(0)) one()
  }

  const make = async (): Promise<(() => void) | null> => {
    const turnstile = await loadTurnstile(scriptUrl)
    const place = placeOf()
    if (turnstile === null || place === null || isRemoved) return null
    const id = turnstile.render(place, {
      sitekey: siteKey,
      language,
      appearance: 'interaction-only',
      'response-field': false,
      callback: (next) => {
        token = next
        wake()
      },
      // Turnstile requests a new one by itself.
      'expired-callback': () => {
        token = null
      },
      // Turnstile retries by itself; `true` keeps it from logging the error.
      'error-callback': () => true,
      'before-interactive-callback': () => {
        isInteractive = true
        wake()
      },
    })
    if (typeof id !== 'string') return null
    removeWidget = () => turnstile.remove(id)
    return () => turnstile.reset(id)
  }
  const made = (): Promise<(() => void) | null> =>
    (making ??= make().then((reset) => {
      if (reset === null) making = null
      return reset
    }))

  const change = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      waiting = [
        ...waiting,
        () => {
          clearTimeout(timer)
          resolve()
        },
      ]
    })
  const waitForToken = async (): Promise<void> => {
    const began = Date.now()
    for (;;) {
      const left = began + (isInteractive ? PATIENCE_INTERACTIVE : PATIENCE) - Date.now()
      if (token !== null || isRemoved || left <= 0) return
      await change(left)
    }
  }

  return {
    prepare: () => void made(),
    take: async () => {
      const reset = await Promise.race([made(), change(PATIENCE).then(() => null)])
      if (reset === null) return null
      await waitForToken()
      const taken = token
      // A token is valid for one enquiry.
      token = null
      isInteractive = false
      reset()
      return taken
    },
    remove: () => {
      isRemoved = true
      removeWidget()
      wake()
    },
  }
}
