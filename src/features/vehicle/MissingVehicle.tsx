import { ErrorHead } from '../errors/ErrorHead'
import { ErrorPage } from '../errors/ErrorPage'

/** At an address of a vehicle that does not exist. */
export const MissingVehicle = ({ path }: { path: string }) => (
  <>
    <ErrorHead head="vehicle-not-found" path={path} />
    <ErrorPage kind="vehicle-not-found" />
  </>
)
