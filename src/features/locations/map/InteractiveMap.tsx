import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { createMap } from './create-map'
import type { RegionalMap } from './create-map'
import * as styles from './interactive-map.module.css'
import { loadMapStyles } from './load-region'
import type { MapPlace, MapVisitor } from './map-places'
import { PlaceListPopup } from './PlaceListPopup'
import { PlacePopup } from './PlacePopup'

interface Props {
  title: string
  places: readonly MapPlace[]
  visitor: MapVisitor | null
  /** Id of the dealership that is pointed at in the list. */
  pointed: string | null
  /** Told the id of the dealership whose mark has the focus or a popup, and null after. */
  onPoint: (id: string | null) => void
  /** Whether it replaces the button that asked for it, which had the focus. */
  takesFocus?: boolean
}

/** Gives the map the focus unless the visitor has moved it elsewhere in the meantime. */
const focusIfLost = (map: HTMLElement): void => {
  if (document.activeElement === null || document.activeElement === document.body) map.focus({ preventScroll: true })
}

/** The dealerships on a map that can be moved, in step with the list beside it. */
export const InteractiveMap = ({ title, places, visitor, pointed, onPoint, takesFocus = false }: Props) => {
  const { formatMessage } = useIntl()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<RegionalMap | null>(null)
  const [opened, setOpened] = useState<{ places: readonly MapPlace[]; content: HTMLElement; fit: () => void } | null>(
    null,
  )
  useEffect(() => {
    let made: RegionalMap | null = null
    let isOver = false
    void loadMapStyles().then(() => {
      if (isOver || !element.current) return
      made = createMap(element.current, {
        texts: {
          zoomIn: formatMessage({ id: 'location.map.zoomIn' }),
          zoomOut: formatMessage({ id: 'location.map.zoomOut' }),
          close: formatMessage({ id: 'location.map.close' }),
          group: (count) => formatMessage({ id: 'location.map.group' }, { count }),
          list: (count) => formatMessage({ id: 'location.map.list' }, { count }),
        },
        onOpen: (some, content, fit) => setOpened({ places: some, content, fit }),
        onClose: () => setOpened(null),
        onPoint,
      })
      setMap(made)
    })
    return () => {
      isOver = true
      made?.remove()
    }
  }, [formatMessage, onPoint])
  useEffect(() => map?.show(places, visitor), [map, places, visitor])
  useEffect(() => map?.point(pointed), [map, pointed])
  useEffect(() => {
    if (map && takesFocus && element.current) focusIfLost(element.current)
  }, [map, takesFocus])
  useEffect(() => opened?.fit(), [opened])
  const [single, another] = opened?.places ?? []
  return (
    <>
      <div ref={element} className={styles.map} role="region" aria-label={title} />
      {opened &&
        single &&
        createPortal(
          another ? <PlaceListPopup places={opened.places} /> : <PlacePopup place={single} />,
          opened.content,
        )}
    </>
  )
}
