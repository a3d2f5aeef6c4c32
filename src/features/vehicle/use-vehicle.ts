import { useEffect, useState } from 'react'
import { afterPaint } from '../../components/ui/after-paint'
import type { Loaded } from './load-vehicle'
import { knownVehicle, loadVehicle } from './load-vehicle'

/** What is shown already stays unless it has become another: neither a failure nor the same again takes its place. */
const keep = (shown: Loaded | null, loaded: Loaded): Loaded => {
  if (shown?.state !== 'ready') return loaded
  if (loaded.state === 'offline' || loaded.state === 'failed') return shown
  return JSON.stringify(shown) === JSON.stringify(loaded) ? shown : loaded
}

/**
 * The vehicle whose page is at `path`: at once where this tab has its page, as a visit to a view always does, and as it
 * is now as soon as that is read. `retry` asks again after a failure.
 */
export const useVehicle = (path: string): { vehicle: Loaded | { state: 'loading' }; retry: () => void } => {
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState(() => knownVehicle(path))
  useEffect(() => {
    let current = true
    const callOff = afterPaint(
      () => void loadVehicle(path).then((loaded) => current && setShown((before) => keep(before, loaded))),
    )
    return () => {
      current = false
      callOff()
    }
  }, [path, attempt])
  const retry = () => {
    setShown(null)
    setAttempt(attempt + 1)
  }
  return { vehicle: shown ?? { state: 'loading' }, retry }
}
