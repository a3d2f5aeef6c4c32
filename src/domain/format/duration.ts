import { NBSP, formatNumber, withUnit } from './number'

const MINUTE = 60
const HOUR = 60 * MINUTE

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * A time as people read it: two decimals below ten seconds, one below a minute, then minutes, then hours.
 *
 * @param seconds not negative
 * @example formatDuration(0.618) // '0,62 s'
 * @example formatDuration(65) // '1 min 05 s'
 * @example formatDuration(7500) // '2 h 05 min'
 */
export const formatDuration = (seconds: number): string => {
  if (seconds < 9.995) return withUnit(formatNumber(seconds, 2), 's')
  if (seconds < 59.95) return withUnit(formatNumber(seconds, 1), 's')
  const whole = Math.round(seconds)
  if (whole < HOUR)
    return `${withUnit(String(Math.floor(whole / MINUTE)), 'min')}${NBSP}${withUnit(twoDigits(whole % MINUTE), 's')}`
  const minutes = Math.round(seconds / MINUTE)
  return `${withUnit(formatNumber(Math.floor(minutes / 60)), 'h')}${NBSP}${withUnit(twoDigits(minutes % 60), 'min')}`
}

/** `240 ms`; from one second on as `formatDuration` writes it. */
export const formatMilliseconds = (ms: number): string =>
  ms < 999.5 ? withUnit(formatNumber(ms), 'ms') : formatDuration(ms / 1000)
