import { RESERVE_SCRIPT } from '../../../config/inline-scripts/reserve-list'
import { useHydrated } from '../../../components/ui/use-browser-value'

/** Stands in front of a list in pages as they are built. A page that is made in the browser has none: no script would run there. */
export const ReserveScript = () =>
  useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: RESERVE_SCRIPT }} />
