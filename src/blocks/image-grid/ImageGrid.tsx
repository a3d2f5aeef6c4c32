import { Section } from '../../components/layout/Section'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import type { ImageGridBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from '../image-gallery/ImageGallery.module.css'

/** Pictures in columns. */
export const ImageGrid = ({ block: { title, images, columns }, opens = false }: BlockProps<ImageGridBlock>) => (
  <Section title={title}>
    <ul className={`cards ${styles.grid}`} data-cols={columns}>
      {images.map((image, index) => (
        // The same picture may be there twice.
        <li key={`${index} ${image.filename}`}>
          <Picture photo={image} ratio={4 / 3} sizes={CARD_SIZES[columns]} priority={opens && index === 0} />
        </li>
      ))}
    </ul>
  </Section>
)
