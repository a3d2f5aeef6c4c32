import { useId } from 'react'
import { Picture } from '../../components/ui/Picture'
import { RichText } from '../../components/ui/RichText'
import type { TextImageBlock } from '../../domain/content/types'
import { CmsButton } from '../../features/booking/CmsButton'
import type { BlockProps } from '../block-props'
import * as styles from './TextImage.module.css'

/** Text beside a picture; the picture comes first in the source only when it stands first. */
export const TextImage = ({
  block: { title, body, image, imagePosition, buttons = [] },
}: BlockProps<TextImageBlock>) => {
  const id = useId()
  return (
    <section className={`wrap ${styles.beside} ${imagePosition === 'start' ? styles.start : ''}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <RichText doc={body} />
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map((button) => (
              <CmsButton key={button._uid} button={button} />
            ))}
          </div>
        )}
      </div>
      <Picture photo={image} ratio={4 / 3} sizes="(min-width: 961px) 600px, 92vw" />
    </section>
  )
}
