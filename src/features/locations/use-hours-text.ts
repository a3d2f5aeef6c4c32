import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { frenchTime } from '../../domain/location/opening'
import type { OpeningPeriod } from '../../domain/location/types'

/** The hours of a day in words: "8 h à 12 h, 13 h à 18 h", "Fermé". The same function as long as the language is. */
export const useHoursText = (): ((periods: readonly OpeningPeriod[]) => string) => {
  const { formatMessage } = useIntl()
  return useCallback(
    (periods) =>
      periods.length === 0
        ? formatMessage({ id: 'location.closed' })
        : periods
            .map(({ opens, closes }) =>
              formatMessage({ id: 'location.period' }, { opens: frenchTime(opens), closes: frenchTime(closes) }),
            )
            .join(', '),
    [formatMessage],
  )
}
