import { useCallback } from 'react'
import { useBrowserValue } from './use-browser-value'

const onServer = (): boolean => false

/**
 * Whether a media query holds, and again when that changes; false in the first render, on the server and in the browser. For
 * what costs time although it is hidden: what is shown where is for style sheets to say.
 */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useBrowserValue(subscribe, () => window.matchMedia(query).matches, onServer)
}
