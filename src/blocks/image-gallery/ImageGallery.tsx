import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import { sizeInUrl } from '../../components/ui/image-url'
import type { ImageGalleryBlock } from '../../domain/content/types'
import { Lightbox } from '../../features/vehicle/Lightbox'
import type { BlockProps } from '../block-props'
import * as styles from './ImageGallery.module.css'

/** Pictures to look through; each opens the large view. */
export const ImageGallery = ({ block: { title, images }, opens = false }: BlockProps<ImageGalleryBlock>) => {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<number | null>(null)
  const columns = images.length % 4 === 0 ? 4 : 3
  const photos = images.map(({ filename, alt }) => ({
    url: filename,
    alt,
    ...(sizeInUrl(filename) ?? { width: 1600, height: 1200 }),
  }))
  return (
    <Section title={title}>
      <ul className={`cards ${styles.grid}`} data-cols={columns}>
        {images.map((image, index) => (
          <li key={`${index} ${image.filename}`}>
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={formatMessage(
                { id: 'gallery.open' },
                { number: index + 1, count: photos.length, alt: image.alt },
              )}
            >
              <Picture photo={image} alt="" ratio={4 / 3} sizes={CARD_SIZES[columns]} priority={opens && index === 0} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Lightbox
          photos={photos}
          title={title ?? formatMessage({ id: 'gallery.title' })}
          start={open}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
