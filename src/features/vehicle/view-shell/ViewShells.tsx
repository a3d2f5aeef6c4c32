import { AsServed } from '../../../components/ui/AsServed'
import type { VehiclePageData } from '../../../domain/vehicle/parse-page-data'
import { ServerShells } from './server-shells'

/** Shells of the views of a vehicle, in front of it in its page. */
export const ViewShells = (data: VehiclePageData) => (ServerShells ? <ServerShells {...data} /> : <AsServed hidden />)
