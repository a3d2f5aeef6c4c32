import { useIntl } from 'react-intl'
import { Seo } from '../../components/seo/Seo'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { VehicleView } from '../../domain/routes/paths'
import type { EventName } from '../analytics/catalogue'
import { rememberVehicle } from '../analytics/tracking-caches'
import { useTrackView } from '../analytics/use-track-view'
import { ErrorHead } from '../errors/ErrorHead'
import { ErrorPage } from '../errors/ErrorPage'
import { RecentStrip } from '../recent/RecentStrip'
import { useRememberView } from '../recent/use-remember-view'
import { useOwnBrand } from './use-own-brand'
import { useVehicle } from './use-vehicle'
import { VehicleDetail } from './VehicleDetail'
import { VehicleForm } from './VehicleForm'
import { useVehicleSeo, vehicleCrumbs } from './vehicle-seo'
import { ViewState } from './ViewState'

interface Props {
  view: 'detail' | VehicleView
  /** Vehicle segment of the address; null at the page's own address, which names no vehicle. */
  slug: string | null
  /** Brand segment of the address; null where it has none. */
  brand?: string | null
  /** Address of the page that shows this view of every vehicle. */
  shell: string
}

const EVENTS = {
  detail: 'view_vehicle_detail',
  interest: 'view_vehicle_interest',
  testDrive: 'view_vehicle_testdrive',
  leaseCalculator: 'view_vehicle_lease_calculator',
  privateFinance: 'view_vehicle_finance_calculator',
  businessFinance: 'view_vehicle_finance_calculator',
} as const satisfies Record<Props['view'], EventName>

/** What stands around the vehicle's own page, on that of a brand. */
const Recent = ({ vehicle }: Pick<VehiclePageData, 'vehicle'>) => {
  useRememberView(vehicle)
  return (
    <div className="noprint">
      <RecentStrip currentId={vehicle.id} />
    </div>
  )
}

const ReadyView = ({ view, data }: { view: Props['view']; data: VehiclePageData }) => {
  const { formatMessage } = useIntl()
  const { vehicle, location, similar } = data
  const seo = useVehicleSeo(vehicle, location)
  useTrackView({ event: EVENTS[view], vehicle_id: vehicle.id }, () => rememberVehicle(vehicle))
  if (view === 'detail') {
    return (
      <>
        <Seo {...seo} />
        <div className="wrap">
          <Breadcrumbs items={vehicleCrumbs(vehicle, formatMessage)} />
        </div>
        <VehicleDetail vehicle={vehicle} location={location} similar={similar} />
        <Recent vehicle={vehicle} />
      </>
    )
  }
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  return (
    <>
      <Seo {...seo} title={formatMessage({ id: `vehicle.viewTitle.${view}` }, { name })} jsonLd={[]} noindex />
      <VehicleForm vehicle={vehicle} view={view} />
    </>
  )
}

/** Finds the vehicle of the address in the data its page was made from, and shows one of its views. */
const LoadedView = ({ view, slug, brand }: { view: Props['view']; slug: string; brand: string | null }) => {
  const { vehicle, retry } = useVehicle(`${paths.stock}/${slug}`)
  const isMoving = useOwnBrand(vehicle, brand)
  if (vehicle.state === 'missing')
    return (
      <>
        <ErrorHead head="vehicle-not-found" path={`${paths.stock}/${slug}`} />
        <ErrorPage kind="vehicle-not-found" />
      </>
    )
  if (vehicle.state === 'ready' && !isMoving) return <ReadyView view={view} data={vehicle.data} />
  return (
    <div className="wrap">
      <ViewState state={vehicle.state === 'ready' ? 'loading' : vehicle.state} retry={retry} />
    </div>
  )
}

/** What stands at the page's own address, which nothing links to: hosts answer a view with the vehicle's page. */
const Shell = ({ path, view }: { path: string; view: Props['view'] }) => {
  const { formatMessage } = useIntl()
  const name = path.slice(path.lastIndexOf('/') + 1)
  const title = formatMessage({ id: 'vehicle.shell.title' }, { view, branded: String(/^marque\b/.test(name)) })
  const text = formatMessage({ id: 'vehicle.shell.text' })
  return (
    <div className="wrap">
      <Seo
        title={formatMessage({ id: 'vehicle.shell.head' }, { name })}
        description={`${title} ${text}`}
        path={path}
        noindex
      />
      <h1 className="title">{title}</h1>
      <p>{text}</p>
      <Button to={paths.stock}>{formatMessage({ id: 'error.vehicleNotFoundButtonText' })}</Button>
    </div>
  )
}

/** A view of a vehicle that has no page of its own. */
export const VehicleViewPage = ({ view, slug, brand = null, shell }: Props) =>
  slug === null ? <Shell path={shell} view={view} /> : <LoadedView key={slug} view={view} slug={slug} brand={brand} />
