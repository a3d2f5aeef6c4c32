import { formatTime, localDay } from '../format/date'

/** An instant as clocks in Luxembourg show it: `YYYY-MM-DDTHH:MM`. */
export const localMinute = (instant: Date): string => `${localDay(instant)}T${formatTime(instant.toISOString())}`
