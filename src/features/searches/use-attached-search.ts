import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useCarried } from '../enquiry/attachments/carried'
import type { OfferedAttachment } from '../enquiry/props'
import { readLastSearch } from './last-search'

/** The search that the visitor looked at last, where they came from it to a form; null where there is none. */
export const useAttachedSearch = (): OfferedAttachment | null => {
  const { formatMessage } = useIntl()
  const { isCarried, ...state } = useCarried('search')
  const last = useMemo(() => (isCarried ? readLastSearch() : null), [isCarried])
  if (last === null) return null
  return {
    kind: 'search',
    title: formatMessage({ id: 'searches.attachment' }),
    lines: [[formatMessage({ id: 'searches.wanted' }), last.name]],
    path: last.path,
    ...state,
  }
}
