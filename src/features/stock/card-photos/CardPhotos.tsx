import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../components/ui/lazy-part'
import { Part } from '../../../components/ui/Part'
import { useLoadedPart } from '../../../components/ui/use-loaded-part'
import type { VehicleSummary } from '../../../domain/content/story-data'
import { shownFirst } from './shown-first'
import { useSwipe } from './use-swipe'

const PhotoStrip = lazyPart(() =>
  import(/* webpackChunkName: "card-photos" */ './PhotoStrip').then(({ PhotoStrip: loaded }) => loaded),
)

interface Props {
  vehicle: VehicleSummary
  sizes: string
  className?: string
  /** Whether the visitor has come to the card: with a pointer, a finger or the keyboard. */
  isReached: boolean
  /** The photos that are there from the beginning. */
  children: ReactNode
}

/** The photos of a card. Arrows, and the photos after the second, come when the card is reached. */
export const CardPhotos = ({ vehicle, sizes, className, isReached, children }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  /** How many photos the visitor has gone on; null as long as it is none. */
  const [steps, setSteps] = useState<number | null>(null)
  const isLoaded = useLoadedPart(PhotoStrip, isReached)
  const go = (by: 1 | -1) => setSteps((steps ?? shownFirst()) + by)
  useSwipe(area, vehicle.photos.length > 1, go)
  return (
    <div ref={area} className={className}>
      {children}
      {isLoaded && (
        <Part>
          <PhotoStrip vehicle={vehicle} sizes={sizes} steps={steps} onGo={go} />
        </Part>
      )}
    </div>
  )
}
