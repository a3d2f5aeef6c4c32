import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Part } from '../../components/ui/Part'
import { cx } from '../../components/ui/cx'
import { lazyPart } from '../../components/ui/lazy-part'
import { useHydrated } from '../../components/ui/use-browser-value'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import { paths } from '../../config/segments'
import { ConsentScope } from '../consent/ConsentScope'
import { grantExternalContent, useExternalContent } from '../consent/use-consent'
import { useNearView } from '../recent/use-near-view'
import { CountryMap } from './CountryMap'
import * as styles from './location-page.module.css'
import type { ListedLocation, LocationListState } from './use-location-list'

const InteractiveMap = lazyPart(() =>
  import(/* webpackChunkName: "interactive-map" */ './map/InteractiveMap').then(({ InteractiveMap: loaded }) => loaded),
)

interface Props {
  list: Pick<LocationListState, 'found' | 'query' | 'place' | 'total'>
  locations: readonly ListedLocation[]
  /** Id of the dealership that is pointed at in the list. */
  pointed: string | null
  /** Told the id of the dealership that is pointed at on the map, and null after. */
  onPoint: (id: string | null) => void
}

/**
 * The map beside the list: its numbers are those of the list, what was not found stays as a small mark. It is drawn until
 * the visitor allows the interactive one.
 */
export const FoundMap = ({ list: { found, query, place, total }, locations, pointed, onPoint }: Props) => {
  const { formatMessage } = useIntl()
  const isAllowed = useExternalContent((state) => state.granted)
  const [isAllowedHere, setAllowedHere] = useState(false)
  const isHydrated = useHydrated()
  const { element, isNear } = useNearView<HTMLDivElement>()
  const isLoaded = useLoadedPart(InteractiveMap, isAllowed && isNear)
  const isShown = isAllowed && isLoaded
  const isAsked = isHydrated && !isAllowed
  const allow = (): void => {
    setAllowedHere(true)
    grantExternalContent()
  }
  const places = useMemo(() => {
    const numbers = new Map(found.map(({ location }, index) => [location.id, index + 1]))
    const shown = [...found.map(({ location }) => location), ...locations.filter(({ id }) => !numbers.has(id))]
    return shown.map((location) => {
      const number = numbers.get(location.id) ?? null
      const brand = number === null ? null : query.brand
      return {
        location,
        number,
        to: brand === null ? paths.location(location.id) : paths.brandLocation(brand, location.id),
      }
    })
  }, [found, locations, query.brand])
  const here = formatMessage({ id: 'location.search.youAreHere' })
  const visitor = useMemo(() => (place === null ? null : { ...place, label: place.name ?? here }), [place, here])
  const title =
    found.length === total
      ? formatMessage({ id: 'location.mapAll' }, { count: total })
      : formatMessage({ id: 'location.mapFound' }, { count: found.length, total })
  return (
    <div className={styles.map} ref={element}>
      <div className={isShown ? styles.covered : undefined} inert={isShown}>
        <CountryMap
          title={title}
          current={place === null ? undefined : found[0]?.location.id}
          pointed={pointed}
          visitor={visitor ?? undefined}
          places={places.map(({ location, number, to }) => ({
            ...location,
            label: location.address.town,
            to,
            isOut: number === null,
          }))}
        />
        <div className={cx(styles.notice, !isAsked && styles.unasked)} inert={!isAsked}>
          <p>{formatMessage({ id: 'consent.map' })}</p>
          <Button size="small" variant="secondary" onClick={allow}>
            {formatMessage({ id: 'location.map.allow' })}
          </Button>
          <ConsentScope />
        </div>
      </div>
      {isShown && (
        <div className={styles.interactive}>
          <Part>
            <InteractiveMap
              title={title}
              places={places}
              visitor={visitor}
              pointed={pointed}
              onPoint={onPoint}
              takesFocus={isAllowedHere}
            />
          </Part>
        </div>
      )}
    </div>
  )
}
