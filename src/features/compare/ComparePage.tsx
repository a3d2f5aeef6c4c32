import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import { ListNotices } from '../vehicle/ListNotices'
import { useVehicleList } from '../vehicle/use-vehicle-list'
import { ViewState } from '../vehicle/ViewState'
import * as page from '../page/page.module.css'
import { COMPARE_MAX, COMPARE_MIN, compareList } from './compare-store'
import { CompareTable } from './CompareTable'

/** The comparison of this device, read vehicle by vehicle from the pages they have. */
export const ComparePage = () => {
  const { formatMessage } = useIntl()
  const list = useVehicleList(compareList)
  const { vehicles, loading, unreachable } = list
  const text = (id: string) => formatMessage({ id }, { count: vehicles.length, max: COMPARE_MAX })
  const tooFew = !loading && unreachable === 0 && vehicles.length < COMPARE_MIN
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{text('compare.title')}</h1>
          {!loading && <p>{text('compare.intro')}</p>}
        </div>
        {vehicles.length > 0 && <Button variant="ghost" onClick={compareList.clear}>{text('compare.clear')}</Button>}
      </header>
      <ListNotices list={list} removedId="compare.removed" />
      {loading && <ViewState state="loading" retry={list.retry} />}
      {tooFew && (
        <div className={page.box}>
          <h2>{text('compare.tooFew')}</h2>
          <p>{text('compare.tooFewHelp')}</p>
          <Button to={paths.stock}>{text('stock.seeAll')}</Button>
        </div>
      )}
      {!loading && !tooFew && vehicles.length > 0 && <CompareTable vehicles={vehicles} onRemove={(id) => compareList.remove(id)} />}
    </>
  )
}
