import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Picture } from '../../components/ui/Picture'
import type { Photo } from '../../domain/vehicle/types'
import * as styles from './lightbox.module.css'

interface Props {
  photos: Photo[]
  title: string
  /** Index of the photo to begin with. */
  start: number
  onClose: () => void
}

/** All photos over the page: swipe, arrow keys, Home and End; Escape closes and focus goes back where it was. */
export const Lightbox = ({ photos, title, start, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)

  const show = (target: number, behavior: ScrollBehavior = 'smooth') => {
    const next = Math.min(Math.max(target, 0), photos.length - 1)
    setIndex(next)
    const list = strip.current
    list?.scrollTo?.({ left: next * list.clientWidth, behavior })
  }

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const list = strip.current
    list?.scrollTo?.({ left: start * list.clientWidth, behavior: 'instant' })
    return () => element?.close()
  }, [start])

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: photos.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  const onScroll = () => {
    const list = strip.current
    if (list && list.clientWidth > 0) setIndex(Math.round(list.scrollLeft / list.clientWidth))
  }

  return (
    // The keys are heard here because focus may be on any button inside.
    <dialog ref={dialog} className={styles.lightbox} aria-label={title} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <b>{title}</b>
        <span aria-live="polite">{formatMessage({ id: 'vehicle.photoPosition' }, { number: index + 1, count: photos.length })}</span>
        <button type="button" aria-label={formatMessage({ id: 'vehicle.closePhotos' })} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </button>
      </div>
      <ul ref={strip} onScroll={onScroll}>
        {photos.map((photo, position) => (
          <li key={photo.url} aria-hidden={position !== index}>
            <Picture photo={photo} sizes="100vw" />
          </li>
        ))}
      </ul>
      <button type="button" className={styles.previous} aria-disabled={index === 0} aria-label={formatMessage({ id: 'vehicle.previousPhoto' })} onClick={() => show(index - 1)}>
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" className={styles.next} aria-disabled={index === photos.length - 1} aria-label={formatMessage({ id: 'vehicle.nextPhoto' })} onClick={() => show(index + 1)}>
        <ChevronRight aria-hidden />
      </button>
    </dialog>
  )
}
