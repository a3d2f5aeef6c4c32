import { navigate } from 'gatsby'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { cx } from '../../components/ui/cx'
import { Icon } from '../../components/ui/Icon'
import { paths } from '../../config/segments'
import { sharedUrl } from '../../domain/routes/shared-ids'
import * as page from '../page/page.module.css'
import { useShare } from '../share/use-share'
import * as list from '../vehicle/list.module.css'
import { ListHead } from '../vehicle/ListHead'
import { ListNotices } from '../vehicle/ListNotices'
import { ListSkeleton } from '../vehicle/ListSkeleton'
import { useFocusBack } from '../vehicle/use-focus-back'
import { useVehicleList } from '../vehicle/use-vehicle-list'
import type { MessageId } from '../../intl/message-id'
import { FavouriteGrid } from './FavouriteGrid'
import { favourites } from './favourites-store'
import { useFavourites } from './use-favourites'

/** One kept vehicle: who lets several go by keyboard goes on with the next. */
const ITEMS = '.cards > li'

interface Props {
  /** Query of the address: `?ids=1,2` shows somebody else’s favourites. */
  search?: string
}

/** The vehicles this device keeps, or those of a shared link. */
export const FavouritesPage = ({ search = '' }: Props) => {
  const { formatMessage } = useIntl()
  const shown = useVehicleList(favourites, { search })
  const { vehicles, loading, unreachable, isShared } = shown
  const hasOwn = favourites.useIds(({ ids }) => ids.length > 0)
  const actions = useFavourites()
  const share = useShare()
  const { target: heading, onFocus } = useFocusBack<HTMLHeadingElement>(`${vehicles.length} ${isShared}`, ITEMS)
  const text = (id: MessageId) => formatMessage({ id }, { count: vehicles.length })
  const ids = vehicles.map(({ vehicle }) => vehicle.id)
  const takeOver = () => {
    actions.addAll(vehicles.map(({ vehicle }) => vehicle))
    shown.settle()
    navigate(paths.favourites, { replace: true })
  }
  const intro = () => {
    if (loading || vehicles.length === 0) return null
    return text(isShared ? 'favourites.sharedCount' : 'favourites.count')
  }
  return (
    <>
      <ListHead
        title={text('favourites.title')}
        lead={text('favourites.lead')}
        intro={intro()}
        hasActions={!loading && vehicles.length > 0}
        headingRef={heading}
        onFocus={onFocus}
      >
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="share-2" />}
          onClick={() =>
            void share(text('favourites.metaTitle'), sharedUrl(window.location.origin, paths.favourites, ids))
          }
        >
          {text('vehicle.share')}
        </Button>
        <Button variant="ghost" size="small" className={cx(isShared && list.unneeded)} onClick={actions.clear}>
          {text('favourites.clear')}
        </Button>
      </ListHead>
      <div className={list.area} onFocus={onFocus}>
        <noscript>
          <p>{text('list.noScript')}</p>
        </noscript>
        {loading && <ListSkeleton />}
        {!loading && (
          <ListNotices list={shown} texts="favourites">
            <p>
              <b>{text('favourites.shared')}</b>{' '}
              {(hasOwn || vehicles.length > 0) && text(hasOwn ? 'favourites.sharedOwn' : 'favourites.sharedNone')}
            </p>
            {vehicles.length > 0 && (
              <Button size="small" onClick={takeOver}>
                {text('favourites.takeOver')}
              </Button>
            )}
            {hasOwn && (
              <Button variant="secondary" size="small" to={paths.favourites}>
                {text('favourites.seeOwn')}
              </Button>
            )}
          </ListNotices>
        )}
        {!loading && unreachable === 0 && vehicles.length === 0 && !isShared && (
          <div className={page.box}>
            <h2>{text('favourites.empty')}</h2>
            <p>{text('favourites.emptyText')}</p>
            <Button to={paths.stock}>{text('stock.seeAll')}</Button>
          </div>
        )}
        {!loading && vehicles.length > 0 && (
          <FavouriteGrid data={vehicles} onRemove={isShared ? null : actions.remove} />
        )}
      </div>
    </>
  )
}
