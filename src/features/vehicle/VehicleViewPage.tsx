import { useIntl } from 'react-intl'
import { Seo } from '../../components/seo/Seo'
import { Breadcrumbs } from '../../components/ui/Breadcrumbs'
import { paths } from '../../config/segments'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { VehicleView } from '../../domain/routes/paths'
import { ErrorPage, errorTitle } from '../errors/ErrorPage'
import { useVehicle } from './use-vehicle'
import { VehicleDetail } from './VehicleDetail'
import { VehicleForm } from './VehicleForm'
import { useVehicleSeo, vehicleCrumbs } from './vehicle-seo'
import { ViewState } from './ViewState'

interface Props {
  view: 'detail' | VehicleView
  /** Vehicle segment of the address; null while the page is made, when there is no address yet. */
  slug: string | null
}

const ReadyView = ({ view, data }: { view: Props['view']; data: VehiclePageData }) => {
  const { formatMessage } = useIntl()
  const { vehicle, location, similar } = data
  const seo = useVehicleSeo(vehicle, location)
  if (view === 'detail') {
    return (
      <>
        <Seo {...seo} />
        <div className="wrap">
          <Breadcrumbs items={vehicleCrumbs(vehicle, formatMessage)} />
        </div>
        <VehicleDetail vehicle={vehicle} location={location} similar={similar} />
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
const LoadedView = ({ view, slug }: { view: Props['view']; slug: string }) => {
  const { formatMessage } = useIntl()
  const { vehicle, retry } = useVehicle(`${paths.stock}/${slug}`)
  if (vehicle.state === 'missing') {
    const kind = view === 'detail' ? 'vehicle-not-found' : 'vehicle-form-not-found'
    return (
      <>
        <Seo title={formatMessage({ id: errorTitle(kind) })} description="" path={`${paths.stock}/${slug}`} noindex />
        <ErrorPage kind={kind} />
      </>
    )
  }
  if (vehicle.state === 'ready') return <ReadyView view={view} data={vehicle.data} />
  return (
    <div className="wrap">
      <ViewState state={vehicle.state} retry={retry} />
    </div>
  )
}

/** A view of a vehicle that has no page of its own. */
export const VehicleViewPage = ({ view, slug }: Props) => {
  const { formatMessage } = useIntl()
  if (slug !== null) return <LoadedView key={slug} view={view} slug={slug} />
  return (
    <div className="wrap">
      <Seo title={formatMessage({ id: 'vehicle.loading' })} description="" path={paths.stock} noindex />
      <ViewState state="loading" retry={() => undefined} />
    </div>
  )
}
