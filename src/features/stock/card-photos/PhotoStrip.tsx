import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../../components/ui/Glyph'
import { Picture } from '../../../components/ui/Picture'
import { paths } from '../../../config/segments'
import type { VehicleSummary } from '../../../domain/content/story-data'
import type { Photo } from '../../../domain/vehicle/types'
import { loadVehicle } from '../../vehicle/load-vehicle'
import * as styles from './PhotoStrip.module.css'

interface Props {
  vehicle: VehicleSummary
  sizes: string
  /** Position of the photo that is shown, counted on around both ends. */
  at: number
  /** Whether the visitor has gone on: until then the card shows its own photos. */
  isMoved: boolean
  onGo: (by: 1 | -1) => void
}

/** The photo that the visitor has gone to, over those of the card, with arrows to go on. */
export const PhotoStrip = ({ vehicle, sizes, at, isMoved, onGo }: Props) => {
  const { formatMessage } = useIntl()
  // A card carries only the first two.
  const [photos, setPhotos] = useState<readonly Photo[]>(vehicle.photos)
  const path = paths.vehicle(vehicle)

  useEffect(() => {
    let isOver = false
    void loadVehicle(path).then((loaded) => {
      if (isOver || loaded.state !== 'ready') return
      const { photos: all } = loaded.data.vehicle
      if (all.length > 0) setPhotos(all)
    })
    return () => {
      isOver = true
    }
  }, [path])

  const count = photos.length
  const index = ((at % count) + count) % count
  if (count < 2) return null
  const photo = photos[index]
  const position = formatMessage({ id: 'vehicle.photoPosition' }, { number: index + 1, count })
  return (
    <div className={styles.strip}>
      {isMoved && photo && <Picture key={photo.url} photo={photo} sizes={sizes} ratio={4 / 3} />}
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
