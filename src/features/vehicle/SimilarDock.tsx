import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'

const SimilarRow = lazyPart(() =>
  import(/* webpackChunkName: "similar-row" */ './SimilarRow').then(({ SimilarRow: loaded }) => loaded),
)

interface Props extends Pick<VehiclePageData, 'vehicle' | 'similar'> {
  isSold: boolean
}

/** Vehicles similar to one that was sold. Until it is sold, their code is not loaded. */
export const SimilarDock = ({ isSold, ...row }: Props) =>
  useLoadedPart(SimilarRow, isSold) &&
  isSold && (
    <Part>
      <SimilarRow {...row} />
    </Part>
  )
