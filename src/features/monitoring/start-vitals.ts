import { whenIdle } from '../../components/ui/when-idle'
import { publicConfig } from '../../config/public'
import { shownTemplate } from '../analytics/template-of'

/** Milliseconds after which the page has what it needs: the browser remembers what is measured until then. */
const LATER = 4000

/** Loads the code that measures how fast the page is, once nothing else is to be loaded. */
export const startVitals = (): void => {
  if (publicConfig.vitals)
    setTimeout(() => {
      whenIdle(() => {
        void import(/* webpackChunkName: "vitals" */ './vitals').then(
          ({ measureVitals }) => measureVitals(shownTemplate),
          () => undefined,
        )
      })
    }, LATER)
}
