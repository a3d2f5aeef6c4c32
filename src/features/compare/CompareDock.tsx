import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import { compareList } from './compare-store'

const CompareTray = lazyPart(() =>
  import(/* webpackChunkName: "compare-tray" */ './CompareTray').then(({ CompareTray: loaded }) => loaded),
)

/** Place of the tray: its code comes with the first vehicle that is compared. */
export const CompareDock = ({ path }: { path: string }) => {
  const hasAny = compareList.useIds(({ ids }) => ids.length > 0)
  const isLoaded = useLoadedPart(CompareTray, hasAny)
  return (
    isLoaded && (
      <Part>
        <CompareTray path={path} />
      </Part>
    )
  )
}
