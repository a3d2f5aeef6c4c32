import { useEffect, useState } from 'react'
import type { Loaded } from './load-vehicle'
import { loadVehicle } from './load-vehicle'

/** The vehicle whose page is at `path`; `retry` asks again after a failure. */
export const useVehicle = (path: string): { vehicle: Loaded | { state: 'loading' }; retry: () => void } => {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ question: string; loaded: Loaded } | null>(null)
  const question = `${path} ${attempt}`
  useEffect(() => {
    let current = true
    void loadVehicle(path).then((loaded) => current && setAnswer({ question, loaded }))
    return () => {
      current = false
    }
  }, [path, question])
  const vehicle = answer?.question === question ? answer.loaded : { state: 'loading' as const }
  return { vehicle, retry: () => setAttempt(attempt + 1) }
}
