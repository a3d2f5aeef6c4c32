import { Images } from 'lucide'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { Part } from '../../components/ui/Part'
import { cx } from '../../components/ui/cx'
import { lazyPart } from '../../components/ui/lazy-part'
import { Picture } from '../../components/ui/Picture'
import { useLoadedPart } from '../../components/ui/use-loaded-part'
import type { Photo } from '../../domain/vehicle/types'
import * as styles from './gallery.module.css'
import { NoPhoto } from './NoPhoto'

const Lightbox = lazyPart(() =>
  import(/* webpackChunkName: "lightbox" */ './Lightbox').then(({ Lightbox: loaded }) => loaded),
)
const load = () => void Lightbox.load().catch(() => undefined)

/** Photos on the page itself; the others are in the lightbox. */
const SHOWN = 5

/** On phones photos are narrower than the screen, so that the next one shows at the edge. */
const sizesOf = (isLarge: boolean, isWide: boolean): string => {
  if (!isLarge) return '(min-width: 761px) 208px, 85vw'
  return isWide
    ? '(min-width: 1181px) 640px, (min-width: 761px) 47vw, 85vw'
    : '(min-width: 1181px) 832px, (min-width: 761px) 92vw, 85vw'
}

interface Props {
  photos: Photo[]
  /** What the photos show, for the lightbox. */
  title: string
  /** Beside one another, for pages without a side column. */
  wide?: boolean
  /** Chips over the first photo. */
  children?: ReactNode
}

/** A large photo and four small ones; on a phone a row to swipe, each with its number. Every photo opens the lightbox. */
export const Gallery = ({ photos, title, wide = false, children }: Props) => {
  const { formatMessage } = useIntl()
  const [opened, setOpened] = useState<number | null>(null)
  const isLoaded = useLoadedPart(Lightbox, opened !== null)
  const tags = <span className={styles.tags}>{children}</span>
  if (photos.length === 0) return <NoPhoto>{tags}</NoPhoto>
  const others = photos.length - SHOWN
  return (
    <div className={cx(styles.gallery, wide && styles.wide)}>
      {photos.slice(0, SHOWN).map((photo, index) => {
        const first = index === 0
        const last = index === SHOWN - 1 && others > 0
        return (
          <button
            key={photo.url}
            type="button"
            className={first ? styles.large : undefined}
            onPointerEnter={load}
            onClick={() => setOpened(index)}
          >
            <span className="sr">
              {last
                ? formatMessage({ id: 'vehicle.allPhotos' }, { count: photos.length })
                : formatMessage({ id: 'vehicle.photoEnlarge' })}
            </span>
            <Picture photo={photo} sizes={sizesOf(first, wide)} priority={first} />
            {first && tags}
            {!last && (
              <span className={styles.count}>
                <Glyph of={Images} size={16} />
                {`${index + 1}\u00a0/\u00a0${photos.length}`}
              </span>
            )}
            {last && (
              <span className={styles.others}>
                <Glyph of={Images} size={20} />
                {formatMessage({ id: 'vehicle.otherPhotos' }, { count: others })}
              </span>
            )}
          </button>
        )
      })}
      {opened !== null && isLoaded && (
        <Part>
          <Lightbox photos={photos} title={title} start={opened} onClose={() => setOpened(null)} />
        </Part>
      )}
    </div>
  )
}
