import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../../components/ui/Glyph'
import { Picture } from '../../../components/ui/Picture'
import type { VehicleSummary } from '../../../domain/content/story-data'
import type { Photo } from '../../../domain/vehicle/types'
import { loadPhotos } from './load-photos'
import * as styles from './PhotoStrip.module.css'
import { useSwipe } from './use-swipe'

interface Props {
  vehicle: VehicleSummary
  sizes: string
}

/** The photo that was chosen, over the first one, with arrows to go on; on a phone they are swiped. */
export const PhotoStrip = ({ vehicle, sizes }: Props) => {
  const { formatMessage } = useIntl()
  const [photos, setPhotos] = useState<readonly Photo[]>(vehicle.photos)
  /** Null until the visitor has gone on: the card itself shows its first photo. */
  const [chosen, setChosen] = useState<number | null>(null)
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isOver = false
    void loadPhotos(vehicle).then((all) => {
      if (!isOver && all && all.length > 0) setPhotos(all)
    })
    return () => {
      isOver = true
    }
    // The photos of a vehicle that is shown already stay as they are.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- prices of the same vehicle make a new object
  }, [vehicle.id])

  const count = photos.length
  const index = chosen ?? 0
  const go = (by: number) => setChosen((index + by + count) % count)
  // The link over the card takes the touch, so the whole photo is listened to.
  useSwipe(strip, count > 1, go)
  if (count < 2) return null
  const photo = photos[index]
  const position = formatMessage({ id: 'vehicle.photoPosition' }, { number: index + 1, count })
  return (
    <div ref={strip} className={styles.strip}>
      {chosen !== null && photo && <Picture key={photo.url} photo={photo} sizes={sizes} ratio={4 / 3} />}
      <button type="button" aria-label={formatMessage({ id: 'vehicle.previousPhoto' })} onClick={() => go(-1)}>
        <Glyph of={ChevronLeft} size={20} />
      </button>
      <button type="button" aria-label={formatMessage({ id: 'vehicle.nextPhoto' })} onClick={() => go(1)}>
        <Glyph of={ChevronRight} size={20} />
      </button>
      <span className={styles.position} role="status">
        {position}
      </span>
    </div>
  )
}
