import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { Seo } from '../../components/seo/Seo'
import { Button } from '../../components/ui/Button'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { paths } from '../../config/segments'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { VehicleViewRoute } from '../../domain/routes/vehicle-views'
import type { EventName } from '../analytics/catalogue'
import { rememberVehicle } from '../analytics/tracking-caches'
import { useTrackView } from '../analytics/use-track-view'
import { useOwnBrand } from './use-own-brand'
import { useVehicle } from './use-vehicle'
import { useVehicleHead } from './vehicle-head'
import { useServedFrame } from './view-shell/use-served-frame'
import { ServedFrame } from './view-shell/VehicleFrame'
import { ViewState } from './ViewState'

const MissingVehicle = lazyPart(() =>
  import(/* webpackChunkName: "missing-vehicle" */ './MissingVehicle').then(({ MissingVehicle: loaded }) => loaded),
)

type ViewName = VehicleViewRoute['view']

interface Shown<View extends ViewName> {
  view: View
  /** Shows the view, once its vehicle is known; the vehicle itself comes with its head. */
  Body: ComponentType<VehiclePageData & { view: View }>
}

interface Props<View extends ViewName> extends Shown<View> {
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
} as const satisfies Record<ViewName, EventName>

const ReadyView = <View extends ViewName>({ view, data, Body }: Shown<View> & { data: VehiclePageData }) => {
  const { formatMessage } = useIntl()
  const { vehicle } = data
  const head = useVehicleHead(vehicle)
  useTrackView({ event: EVENTS[view], vehicle_id: vehicle.id }, () => rememberVehicle(vehicle))
  const name = `${vehicle.brandName} ${vehicle.modelName}`
  const kind: ViewName = view
  return (
    <>
      {kind !== 'detail' && <Seo {...head} title={formatMessage({ id: `vehicle.viewTitle.${kind}` }, { name })} />}
      <Body {...data} view={view} />
    </>
  )
}

interface Found<View extends ViewName> extends Shown<View> {
  found: ReturnType<typeof useVehicle>['vehicle']
  /** Address of the vehicle. */
  path: string
  retry: () => void
}

/** The view, or what there is to say while its vehicle is not known. */
const FoundView = <View extends ViewName>({ found, path, retry, ...shown }: Found<View>) => {
  if (found.state === 'ready') return <ReadyView {...shown} data={found.data} />
  if (found.state === 'missing')
    return (
      <Part>
        <MissingVehicle path={path} />
      </Part>
    )
  return (
    <div className="wrap">
      <ViewState state={found.state} retry={retry} />
    </div>
  )
}

/** Finds the vehicle of the address in the data its page was made from, and shows one of its views. */
const LoadedView = <View extends ViewName>({
  slug,
  brand,
  ...shown
}: Shown<View> & { slug: string; brand: string | null }) => {
  const { vehicle, retry } = useVehicle(`${paths.stock}/${slug}`)
  const isMoving = useOwnBrand(vehicle, brand)
  const found = isMoving ? ({ state: 'loading' } as const) : vehicle
  const { isServed, isOnly } = useServedFrame(found.state === 'loading')
  return (
    <>
      {isServed && <ServedFrame />}
      {!isOnly && <FoundView {...shown} found={found} path={`${paths.stock}/${slug}`} retry={retry} />}
    </>
  )
}

/** What stands at the page's own address, which nothing links to: hosts answer a view with the vehicle's page. */
const Shell = ({ path, view }: { path: string; view: ViewName }) => {
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
export const VehicleViewPage = <View extends ViewName>({ slug, brand = null, shell, ...shown }: Props<View>) =>
  slug === null ? (
    <Shell path={shell} view={shown.view} />
  ) : (
    <LoadedView key={slug} slug={slug} brand={brand} {...shown} />
  )
