import { isResting } from '../../components/ui/rest'
import { whenActive } from '../../components/ui/signs'
import { whenIdle } from '../../components/ui/when-idle'
import { publicConfig } from '../../config/public'
import { shownTemplate } from '../analytics/template-of'

/** Milliseconds after which the page has what it needs: the browser remembers what is measured until then. */
const LATER = 4000
/** Further milliseconds to wait for the visitor's first action on the page. */
const LATEST = 8000

const load = (): void =>
  void import(/* webpackChunkName: "vitals" */ './vitals').then(
    ({ measureVitals }) => measureVitals(shownTemplate),
    () => undefined,
  )

/** Loads the code that measures how fast the page is, once nothing else is to be loaded. */
export const startVitals = (): void => {
  if (!publicConfig.vitals) return
  const start = (): void => void whenIdle(load)
  setTimeout(() => {
    if (!isResting()) {
      start()
      return
    }
    const go = (): void => {
      stop()
      clearTimeout(timer)
      start()
    }
    const stop = whenActive(go)
    const timer = setTimeout(go, LATEST)
  }, LATER)
}
