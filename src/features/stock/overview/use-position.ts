import { useState } from 'react'
import { positionText } from '../../../domain/location/near'

/** Longest wait for the device, and the oldest position that will do, in ms. */
const PATIENCE_MS = 15_000
const OLDEST_MS = 10 * 60_000

/** `refused`: the visitor or the browser says no; `failed`: the device does not know. */
export type PositionState = 'idle' | 'asking' | 'refused' | 'failed'

/**
 * Asks the browser where the visitor is. The browser asks the visitor first; nothing but the address of the list gets to
 * know, to about a kilometre.
 *
 * @param onFound gets the place as addresses name it
 */
export const usePosition = (onFound: (place: string) => void): { state: PositionState; ask: () => void } => {
  const [state, setState] = useState<PositionState>('idle')
  const ask = (): void => {
    if (!('geolocation' in navigator)) return setState('failed')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound(positionText(coords))
      },
      ({ code }) => setState(code === 1 ? 'refused' : 'failed'),
      { maximumAge: OLDEST_MS, timeout: PATIENCE_MS },
    )
  }
  return { state, ask }
}
