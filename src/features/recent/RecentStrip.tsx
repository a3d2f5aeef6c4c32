import { useId, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Part } from '../../components/ui/Part'
import { lazyPart } from '../../components/ui/lazy-part'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import { EmptyRow } from './EmptyRow'
import { recentVehicles } from './recent-store'
import * as styles from './recent.module.css'
import { useNearView } from './use-near-view'

const RecentVehicles = lazyPart(() =>
  import(/* webpackChunkName: "recent-vehicles" */ './RecentVehicles').then(({ RecentVehicles: loaded }) => loaded),
)

/** In one row on wide screens. */
const SHOWN = 6

interface Props {
  /** The vehicle whose page this is: it is not shown. */
  currentId?: number
}

/**
 * The vehicles this device looked at last; nothing where there are none. They are read once the strip comes near the
 * screen, and those that are not in stock any more are dropped without a word.
 */
export const RecentStrip = ({ currentId }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const items = recentVehicles.useIds((state) => state.items)
  const others = useMemo(() => items.filter((item) => item.id !== currentId), [items, currentId])
  const wanted = useMemo(() => others.slice(0, SHOWN), [others])
  const { element, isNear } = useNearView<HTMLDivElement>()
  const isLoaded = useLoadedPart(RecentVehicles, isNear && wanted.length > 0)
  return (
    <div ref={element}>
      {wanted.length > 0 && (
        <section className={`wrap ${styles.strip}`} aria-labelledby={id}>
          <h2 id={id}>{formatMessage({ id: 'recent.title' })}</h2>
          {isLoaded ? (
            <Part>
              <RecentVehicles wanted={wanted} />
            </Part>
          ) : (
            <EmptyRow count={wanted.length} />
          )}
        </section>
      )}
    </div>
  )
}
