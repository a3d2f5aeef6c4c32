import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { HeroCarouselBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import { Hero } from '../hero/Hero'
import * as styles from './HeroCarousel.module.css'

/** Slides side by side that only the visitor moves: by swiping, by the keyboard, or with the dots. */
export const HeroCarousel = ({ block: { slides }, lead = false }: BlockProps<HeroCarouselBlock>) => {
  const { formatMessage } = useIntl()
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    const { clientWidth = 0 } = track.current ?? {}
    track.current?.scrollTo({ left: index * clientWidth, behavior: 'smooth' })
  }
  return (
    <section aria-roledescription={formatMessage({ id: 'carousel.role' })} aria-label={slides[0]?.title}>
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={formatMessage({ id: 'carousel.track' }, { count: slides.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth && setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {slides.map((slide, index) => (
          <div key={slide._uid}>
            <Hero block={slide} lead={lead && index === 0} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={`wrap ${styles.dots}`}>
          {slides.map(({ _uid, title }, index) => (
            <button
              key={_uid}
              type="button"
              aria-current={index === current}
              aria-label={formatMessage({ id: 'carousel.show' }, { number: index + 1, count: slides.length, title })}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
