import { Section } from '../../components/layout/Section'
import { Picture } from '../../components/ui/Picture'
import type { TimelineBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './Timeline.module.css'

/** Years one below the other. */
export const Timeline = ({ block: { title, items } }: BlockProps<TimelineBlock>) => {
  const Title = title ? 'h3' : 'h2'
  return (
    <Section title={title}>
      <ol className={styles.timeline}>
        {items.map(({ _uid, year, title: name, text, image }) => (
          <li key={_uid}>
            <p className="num">{year}</p>
            <div>
              <Title>{name}</Title>
              <p>{text}</p>
            </div>
            {image && <Picture photo={image} ratio={4 / 3} sizes="(min-width: 761px) 320px, 92vw" />}
          </li>
        ))}
      </ol>
    </Section>
  )
}
