import { useHydrated } from '../../vehicle/use-vehicles'
import { RESERVE_SCRIPT } from './reserve-list'

/** Stands in front of a list in pages as they are built. A page that is made in the browser has none: no script would run there. */
export const ReserveScript = () =>
  useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: RESERVE_SCRIPT }} />
