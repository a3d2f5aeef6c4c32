import { useMemo } from 'react'
import { useBrowserValue } from '../../components/ui/use-browser-value'
import type { LocalMoment } from '../../domain/location/opening'
import { localMoment } from '../../domain/location/opening'

const MINUTE = 60_000

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE / 2)
  return () => clearInterval(timer)
}
const currentMinute = () => Math.floor(Date.now() / MINUTE)
const unknown = () => 0

/** The moment in Luxembourg, to the minute; null while the page is made and until it is hydrated. */
export const useNow = (): LocalMoment | null => {
  const minute = useBrowserValue(everyMinute, currentMinute, unknown)
  return useMemo(() => (minute === 0 ? null : localMoment(new Date(minute * MINUTE))), [minute])
}
