import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { cx } from '../../components/ui/cx'
import { Picture } from '../../components/ui/Picture'
import type { Photo } from '../../domain/vehicle/types'
import * as styles from './lightbox.module.css'
import { useZoom } from './use-zoom'
import type { Zoom } from './zoom'

interface Props {
  photos: Photo[]
  title: string
  /** Index of the photo to begin with. */
  start: number
  onClose: () => void
}

const NO_SIZE = { width: 4, height: 3 }

/** Read by the photo itself: its frame keeps its place, or the row would jump to the next one. */
const magnified = ({ x, y, scale }: Zoom): CSSProperties => ({
  ['--zoom' as string]: `translate(${x}px, ${y}px) scale(${scale})`,
})

/**
 * All photos over the page: swipe, arrow keys, Home and End; Escape closes and focus goes back where it was. A photo is
 * magnified as `useZoom` says; while it is, the photos beside it are out of reach of fingers and arrow keys.
 */
export const Lightbox = ({ photos, title, start, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  /** Photo that the row is on its way to: those it passes are not looked at. */
  const aim = useRef<number | null>(null)
  const { zoom, isZoomed, enlarge, reduce, reset, onKey } = useZoom(strip, photos[index] ?? NO_SIZE)

  const show = (target: number, behavior: ScrollBehavior = 'smooth') => {
    const next = Math.min(Math.max(target, 0), photos.length - 1)
    reset()
    setIndex(next)
    aim.current = next === index ? null : next
    const list = strip.current
    list?.scrollTo({ left: next * list.clientWidth, behavior })
  }

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const list = strip.current
    list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' })
    return () => element?.close()
  }, [start])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: photos.length - 1,
    }
    if (onKey(event.key)) return event.preventDefault()
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  const onScroll = () => {
    const list = strip.current
    if (!list || list.clientWidth === 0) return
    const next = Math.round(list.scrollLeft / list.clientWidth)
    if (aim.current !== null && aim.current !== next) return
    aim.current = null
    if (next !== index) {
      reset()
      setIndex(next)
    }
  }

  return (
    // The keys are heard here because focus may be on any button inside.
    <dialog ref={dialog} className={styles.lightbox} aria-label={title} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <b>{title}</b>
        <span aria-live="polite">
          {isZoomed && formatMessage({ id: 'vehicle.photoZoom' }, { percent: Math.round(zoom.scale * 100) })}
        </span>
        <span aria-live="polite">
          {formatMessage({ id: 'vehicle.photoPosition' }, { number: index + 1, count: photos.length })}
        </span>
        <button
          type="button"
          aria-disabled={!isZoomed}
          aria-label={formatMessage({ id: 'vehicle.photoReduce' })}
          onClick={reduce}
        >
          <Glyph of={ZoomOut} />
        </button>
        <button type="button" aria-label={formatMessage({ id: 'vehicle.photoEnlarge' })} onClick={enlarge}>
          <Glyph of={ZoomIn} />
        </button>
        <button
          type="button"
          aria-label={formatMessage({ id: 'vehicle.closePhotos' })}
          onClick={() => dialog.current?.close()}
        >
          <Glyph of={X} />
        </button>
      </div>
      {/* What scrolls would be a stop of the keyboard without a name, and the arrow keys are heard anyway. */}
      <ul
        ref={strip}
        tabIndex={-1}
        className={cx(isZoomed && styles.zoomed)}
        onScroll={onScroll}
        onPointerDown={() => (aim.current = null)}
      >
        {photos.map((photo, position) => (
          <li
            key={photo.url}
            aria-hidden={position !== index}
            style={isZoomed && position === index ? magnified(zoom) : undefined}
          >
            {/* Magnified, more of the original is worth its bytes. */}
            <Picture photo={photo} sizes={isZoomed && position === index ? '250vw' : '100vw'} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.previous}
        aria-disabled={index === 0}
        aria-label={formatMessage({ id: 'vehicle.previousPhoto' })}
        onClick={() => show(index - 1)}
      >
        <Glyph of={ChevronLeft} />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-disabled={index === photos.length - 1}
        aria-label={formatMessage({ id: 'vehicle.nextPhoto' })}
        onClick={() => show(index + 1)}
      >
        <Glyph of={ChevronRight} />
      </button>
    </dialog>
  )
}
