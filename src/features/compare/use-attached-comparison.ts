import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { sharedUrl } from '../../domain/routes/shared-ids'
import { keptName } from '../../domain/vehicle/kept'
import { useCarried } from '../enquiry/attachments/carried'
import type { OfferedAttachment } from '../enquiry/props'
import { COMPARE_MIN, compareList } from './compare-store'

/** The visitor’s comparison, where they came from it to a form; null where there is none to compare. */
export const useAttachedComparison = (): OfferedAttachment | null => {
  const { formatMessage } = useIntl()
  const { isCarried, ...state } = useCarried('comparison')
  const items = compareList.useIds(({ items: kept }) => kept)
  if (!isCarried || items.length < COMPARE_MIN) return null
  return {
    kind: 'comparison',
    title: formatMessage({ id: 'compare.attachment' }, { count: items.length }),
    lines: items.map((item) => [
      keptName(item) || formatMessage({ id: 'compare.vehicle' }),
      [item.card?.variant, formatMessage({ id: 'compare.number' }, { id: String(item.id) })].filter(Boolean).join(', '),
    ]),
    path: sharedUrl(
      '',
      paths.compare,
      items.map(({ id }) => id),
    ),
    ...state,
  }
}
