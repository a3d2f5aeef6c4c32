import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import * as page from '../page/page.module.css'
import { VehicleGrid } from '../stock/VehicleGrid'
import { ListNotices } from '../vehicle/ListNotices'
import { useVehicleList } from '../vehicle/use-vehicle-list'
import { ViewState } from '../vehicle/ViewState'
import { favourites } from './favourites-store'

/** The vehicles this device keeps. */
export const FavouritesPage = () => {
  const { formatMessage } = useIntl()
  const list = useVehicleList(favourites)
  const { vehicles, loading, unreachable } = list
  const text = (id: string) => formatMessage({ id }, { count: vehicles.length })
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{text('favourites.title')}</h1>
          {vehicles.length > 0 && <p>{text('favourites.count')}</p>}
        </div>
        {vehicles.length > 0 && <Button variant="ghost" onClick={favourites.clear}>{text('favourites.clear')}</Button>}
      </header>
      <ListNotices list={list} removedId="favourites.removed" />
      {loading && vehicles.length === 0 && <ViewState state="loading" retry={list.retry} />}
      {!loading && unreachable === 0 && vehicles.length === 0 && (
        <div className={page.box}>
          <h2>{text('favourites.empty')}</h2>
          <p>{text('favourites.emptyText')}</p>
          <Button to={paths.stock}>{text('stock.seeAll')}</Button>
        </div>
      )}
      {vehicles.length > 0 && (
        <VehicleGrid vehicles={vehicles.map(({ vehicle, location }) => ({ ...vehicle, town: location?.address.town ?? null }))} />
      )}
    </>
  )
}
