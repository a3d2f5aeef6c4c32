import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../components/ui/lazy-part'
import { Part } from '../../../components/ui/Part'
import { useLoadedPart } from '../../../components/ui/use-loaded-part'
import type { VehicleSummary } from '../../../domain/content/story-data'
import { useSwipe } from './use-swipe'

const PhotoStrip = lazyPart(() =>
  import(/* webpackChunkName: "card-photos" */ './PhotoStrip').then(({ PhotoStrip: loaded }) => loaded),
)

/** Position of the photo that a card shows when it is reached: the second one where a pointer hovers. */
const shownFirst = (): number => (matchMedia('(hover: hover)').matches ? 1 : 0)

interface Props {
  vehicle: VehicleSummary
  sizes: string
  className?: string
  /** Whether the visitor has come to the card: with a pointer, a finger or the keyboard. */
  isReached: boolean
  /** The card’s own photos, of which the second one comes when the card is reached. */
  children: ReactNode
}

/** The photos of a card. Arrows, and the photos after the second, come when the card is reached. */
export const CardPhotos = ({ vehicle, sizes, className, isReached, children }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  /** Position of the photo that the visitor has gone to; null before the first step. */
  const [chosen, setChosen] = useState<number | null>(null)
  const isLoaded = useLoadedPart(PhotoStrip, isReached)
  const go = (by: 1 | -1) => setChosen((chosen ?? shownFirst()) + by)
  useSwipe(area, vehicle.photos.length > 1, go)
  return (
    <div ref={area} className={className}>
      {children}
      {isLoaded && (
        <Part>
          <PhotoStrip vehicle={vehicle} sizes={sizes} at={chosen ?? shownFirst()} isMoved={chosen !== null} onGo={go} />
        </Part>
      )}
    </div>
  )
}
