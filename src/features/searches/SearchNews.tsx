import { lazy } from 'react'
import { Part } from '../../components/ui/Part'
import { useNearView } from '../recent/use-near-view'
import { savedSearches } from './search-store'

const KeptSearches = lazy(() => import('../stock/KeptSearches').then((loaded) => ({ default: loaded.KeptSearches })))

/** What is new in the searches of this device, on pages that are no overview: what knows the stock is read only by who keeps a search, once it is near. */
export const SearchNews = () => {
  const hasAny = savedSearches.useIds(({ ids }) => ids.length > 0)
  const { element, isNear } = useNearView<HTMLDivElement>()
  return (
    <div ref={element}>
      {hasAny && isNear && (
        <Part>
          <KeptSearches />
        </Part>
      )}
    </div>
  )
}
