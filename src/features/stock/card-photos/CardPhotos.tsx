import { useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../components/ui/lazy-part'
import { Part } from '../../../components/ui/Part'
import { useLoadedPart } from '../../../components/ui/use-loaded-part'
import type { VehicleSummary } from '../../../domain/content/story-data'

const PhotoStrip = lazyPart(() =>
  import(/* webpackChunkName: "card-photos" */ './PhotoStrip').then(({ PhotoStrip: loaded }) => loaded),
)

interface Props {
  vehicle: VehicleSummary
  sizes: string
  className?: string
  /** The photos that are there from the beginning. */
  children: ReactNode
}

/** The photos of a card. Going through them, and the photos after the second, come with the first touch. */
export const CardPhotos = ({ vehicle, sizes, className, children }: Props) => {
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const isLoaded = useLoadedPart(PhotoStrip, isTouched)
  return (
    <div className={className} onPointerEnter={touch} onTouchStart={touch}>
      {children}
      {isLoaded && (
        <Part>
          <PhotoStrip vehicle={vehicle} sizes={sizes} />
        </Part>
      )}
    </div>
  )
}
