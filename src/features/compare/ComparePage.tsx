import { navigate } from 'gatsby'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { cx } from '../../components/ui/cx'
import { Icon } from '../../components/ui/Icon'
import { paths } from '../../config/segments'
import { sharedUrl } from '../../domain/routes/shared-ids'
import { keptVehicle } from '../../domain/vehicle/kept'
import { useTrackView } from '../analytics/use-track-view'
import { contactWith } from '../enquiry/attachments/carried'
import * as page from '../page/page.module.css'
import { useShare } from '../share/use-share'
import * as list from '../vehicle/list.module.css'
import { ListHead } from '../vehicle/ListHead'
import { ListNotices } from '../vehicle/ListNotices'
import { ListSkeleton } from '../vehicle/ListSkeleton'
import { useFocusBack } from '../vehicle/use-focus-back'
import { useVehicleList } from '../vehicle/use-vehicle-list'
import type { MessageId } from '../../intl/message-id'
import { COMPARE_MAX, COMPARE_MIN, compareList } from './compare-store'
import { CompareTable } from './CompareTable'
import { useCompare } from './use-compare'

/** One vehicle of the table: who takes off several by keyboard goes on with the next. */
const ITEMS = 'th[scope=col]'

interface Props {
  /** Query of the address: `?ids=1,2` shows somebody else’s comparison. */
  search?: string
}

/** The comparison of this device, or the one of a shared link, read vehicle by vehicle from their pages. */
export const ComparePage = ({ search = '' }: Props) => {
  const { formatMessage } = useIntl()
  const shown = useVehicleList(compareList, { search, max: COMPARE_MAX })
  const { vehicles, loading, unreachable, isShared } = shown
  const hasOwn = compareList.useIds(({ ids }) => ids.length > 0)
  const compare = useCompare()
  const share = useShare()
  const { target: heading, onFocus } = useFocusBack<HTMLHeadingElement>(`${vehicles.length} ${isShared}`, ITEMS)
  const text = (id: MessageId) => formatMessage({ id }, { count: vehicles.length, max: COMPARE_MAX })
  const isTooFew = unreachable === 0 && vehicles.length < COMPARE_MIN
  const ids = vehicles.map(({ vehicle }) => vehicle.id)
  const isReady = !loading && vehicles.length > 0
  useTrackView(isReady ? { event: 'view_compare', vehicle_ids: ids.join(','), result_count: ids.length } : null)
  const takeOver = () => {
    compare.takeOver(vehicles.map(({ vehicle }) => keptVehicle(vehicle)))
    shown.settle()
    navigate(paths.compare, { replace: true })
  }
  return (
    <>
      <ListHead
        title={text('compare.title')}
        lead={text('compare.lead')}
        intro={loading ? null : text('compare.intro')}
        hasActions={!loading && vehicles.length > 0}
        headingRef={heading}
        onFocus={onFocus}
      >
        <Button size="small" to={contactWith('comparison')} className={cx((isShared || isTooFew) && list.unneeded)}>
          {text('compare.contact')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="share-2" />}
          onClick={() => void share(text('compare.metaTitle'), sharedUrl(window.location.origin, paths.compare, ids))}
        >
          {text('vehicle.share')}
        </Button>
        <Button variant="ghost" size="small" className={cx(isShared && list.unneeded)} onClick={compare.clear}>
          {text('compare.clear')}
        </Button>
      </ListHead>
      <div className={list.area} onFocus={onFocus}>
        <noscript>
          <p>{text('list.noScript')}</p>
        </noscript>
        {loading && <ListSkeleton />}
        {!loading && (
          <ListNotices list={shown} texts="compare">
            <p>
              <b>{text('compare.shared')}</b>{' '}
              {(hasOwn || vehicles.length > 0) && text(hasOwn ? 'compare.sharedOwn' : 'compare.sharedNone')}
            </p>
            {vehicles.length > 0 && (
              <Button size="small" onClick={takeOver}>
                {text('compare.takeOver')}
              </Button>
            )}
            {hasOwn && (
              <Button variant="secondary" size="small" to={paths.compare}>
                {text('compare.seeOwn')}
              </Button>
            )}
          </ListNotices>
        )}
        {!loading && isTooFew && (
          <div className={page.box}>
            <h2>{text('compare.tooFew')}</h2>
            <p>{text('compare.tooFewHelp')}</p>
            <Button to={paths.stock}>{text('stock.seeAll')}</Button>
          </div>
        )}
        {!loading && vehicles.length > 0 && (
          <CompareTable vehicles={vehicles} onRemove={isShared ? null : compare.remove} />
        )}
      </div>
    </>
  )
}
