import { RecentStrip } from '../../features/recent/RecentStrip'
import { SearchNews } from '../../features/searches/SearchNews'

/** What this device looked at and searched for, at the end of the home page. */
export const HomeStrips = () => (
  <>
    <RecentStrip />
    <SearchNews />
  </>
)
