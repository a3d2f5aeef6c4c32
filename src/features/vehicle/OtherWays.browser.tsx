import { AsServed } from '../../components/ui/AsServed'
import * as styles from './price-panel.module.css'

// Replaces `OtherWays.tsx` in the browser, which never renders these ways: it keeps the server's HTML until they are removed.
const OtherWays = () => <AsServed className={styles.others} />

export const OtherOffers: (props: object) => React.ReactNode = OtherWays
export const OtherTerms: (props: object) => React.ReactNode = OtherWays
export const OtherBarPrices: (props: object) => React.ReactNode = OtherWays
