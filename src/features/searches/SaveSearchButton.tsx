import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { showToast } from '../../components/ui/toast-store'
import type { Site } from '../../domain/location/near'
import { searchIdOf } from '../../domain/vehicle/saved-search'
import { track } from '../analytics/track'
import { warnOfLoss } from '../storage/warn-of-loss'
import { saveSearch, savedSearches, useIsSearchSaved } from './search-store'

interface Props {
  /** The overview’s query, with or without `?`. */
  query: string
  /** What the visitor reads later: the filters in words. */
  name: string
  /** `listedAt` (ISO) of the newest vehicle in stock. */
  newest: string
  /** Where dealerships are, for a search around a place. */
  sites?: readonly Site[]
}

/** Keeps the search that is shown, or lets it go; both can be taken back. */
export const SaveSearchButton = ({ query, name, newest, sites = [] }: Props) => {
  const { formatMessage } = useIntl()
  const isSaved = useIsSearchSaved(query)
  const toggle = () => {
    track({ event: isSaved ? 'remove_search' : 'save_search' })
    const undo = isSaved ? savedSearches.remove(searchIdOf(query)) : saveSearch(query, name, newest, sites)
    const text = formatMessage({ id: isSaved ? 'searches.took' : 'searches.added' }, { name })
    showToast(text, 'info', { label: formatMessage({ id: 'toast.undo' }), run: () => void undo() })
    warnOfLoss(savedSearches.lasts(), formatMessage({ id: 'storage.refused' }))
  }
  return (
    <Button variant="secondary" size="small" icon={<Icon name={isSaved ? 'check' : 'search'} />} onClick={toggle}>
      {formatMessage({ id: isSaved ? 'searches.saved' : 'searches.save' })}
    </Button>
  )
}
