import { useCallback, useEffect, useRef } from 'react'
import { turnstileScriptUrl } from '../../../config/external/turnstile-url'
import { publicConfig } from '../../../config/public'
import { site } from '../../../config/site'
import { createWidget } from './widget'
import type { TurnstileWidget } from './widget'

/**
 * Turnstile for one form, if the site uses it. Its script is loaded when the visitor begins to fill in the form, and it
 * never blocks sending.
 *
 * @param isTouched whether the form is being filled in
 */
export const useTurnstile = (isTouched: boolean) => {
  const element = useRef<HTMLElement | null>(null)
  const widget = useRef<TurnstileWidget | null>(null)
  const get = useCallback((): TurnstileWidget | null => {
    const scriptUrl = turnstileScriptUrl()
    if (scriptUrl === null) return null
    const { siteKey } = publicConfig.turnstile
    return (widget.current ??= createWidget({ scriptUrl, siteKey, language: site.language }, () => element.current))
  }, [])
  useEffect(() => {
    if (isTouched) get()?.prepare()
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
    takeToken: useCallback(async (): Promise<string | null> => (await get()?.take()) ?? null, [get]),
  }
}
