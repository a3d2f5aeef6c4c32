import { useIntl } from 'react-intl'
import { FrameLink } from '../../components/layout/FrameLink'
import { Icon } from '../../components/ui/Icon'
import { paths } from '../../config/segments'
import { compareList } from '../compare/compare-store'
import { favourites } from '../favourites/favourites-store'

/** Links of the header to the visitor's two lists, with how many vehicles are on each. */
export const VehicleLists = () => {
  const { formatMessage } = useIntl()
  const kept = favourites.useIds(({ ids }) => ids.length)
  const compared = compareList.useIds(({ ids }) => ids.length)
  return (
    <>
      <FrameLink to={paths.favourites} aria-label={formatMessage({ id: 'layout.favourites' }, { count: kept })}>
        <Icon name="heart" />
        {kept > 0 && <span className="num">{kept}</span>}
      </FrameLink>
      <FrameLink to={paths.compare} aria-label={formatMessage({ id: 'layout.compare' }, { count: compared })}>
        <Icon name="scale" />
        {compared > 0 && <span className="num">{compared}</span>}
      </FrameLink>
    </>
  )
}
