import { useCallback, useEffect, useRef } from 'react'
import { turnstileScriptUrl } from '../../../config/external/turnstile-url'
import { publicConfig } from '../../../config/public'
import { site } from '../../../config/site'
import type { TurnstileWidget } from './widget'

/**
 * Turnstile for one form, if the site uses it. Its code and script are loaded when the visitor begins to fill in the form, and it
 * never blocks sending.
 *
 * @param isTouched whether the form is being filled in
 */
export const useTurnstile = (isTouched: boolean) => {
  const element = useRef<HTMLElement | null>(null)
  const widget = useRef<TurnstileWidget | null>(null)
  const get = useCallback(async (): Promise<TurnstileWidget | null> => {
    const scriptUrl = turnstileScriptUrl()
    if (scriptUrl === null) return null
    // An enquiry without a token is held for review, which is better than one that cannot be sent.
    const code = await import(/* webpackChunkName: "turnstile" */ './widget').catch(() => null)
    if (code === null) return null
    const { siteKey } = publicConfig.turnstile
    const config = { scriptUrl, siteKey, language: site.language }
    return (widget.current ??= code.createWidget(config, () => element.current))
  }, [])
  useEffect(() => {
    if (isTouched) void get().then((made) => made?.prepare())
  }, [isTouched, get])
  return {
    /** Ref of the element that shows the widget when it needs an answer. */
    placeRef: useCallback((place: HTMLElement | null) => {
      element.current = place
      return () => {
        widget.current?.remove()
        widget.current = null
        element.current = null
      }
    }, []),
    /** A token for one attempt; null if there is none. */
    takeToken: useCallback(async (): Promise<string | null> => (await (await get())?.take()) ?? null, [get]),
  }
}
