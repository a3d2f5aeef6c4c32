import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../../components/ui/Glyph'
import { Picture } from '../../../components/ui/Picture'
import type { VehicleSummary } from '../../../domain/content/story-data'
import type { Photo } from '../../../domain/vehicle/types'
import { loadPhotos } from './load-photos'
import * as styles from './PhotoStrip.module.css'
import { shownFirst } from './shown-first'

interface Props {
  vehicle: VehicleSummary
  sizes: string
  /** How many photos to go on from the first, around both ends; null: the card shows its own. */
  steps: number | null
  onGo: (by: 1 | -1) => void
}

/** The photo that the visitor has gone to, over the first one, with arrows to go on. */
export const PhotoStrip = ({ vehicle, sizes, steps, onGo }: Props) => {
  const { formatMessage } = useIntl()
  const [photos, setPhotos] = useState<readonly Photo[]>(vehicle.photos)

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
  const index = (((steps ?? shownFirst()) % count) + count) % count
  if (count < 2) return null
  const photo = photos[index]
  const position = formatMessage({ id: 'vehicle.photoPosition' }, { number: index + 1, count })
  return (
    <div className={styles.strip}>
      {steps !== null && photo && <Picture key={photo.url} photo={photo} sizes={sizes} ratio={4 / 3} />}
      <button type="button" aria-label={formatMessage({ id: 'vehicle.previousPhoto' })} onClick={() => onGo(-1)}>
        <Glyph of={ChevronLeft} size={20} />
      </button>
      <button type="button" aria-label={formatMessage({ id: 'vehicle.nextPhoto' })} onClick={() => onGo(1)}>
        <Glyph of={ChevronRight} size={20} />
      </button>
      <span className={styles.position} role="status">
        {position}
      </span>
    </div>
  )
}
