import { Section } from '../../components/layout/Section'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import type { PortraitsBlock } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './Portraits.module.css'

/** People of the group and what they say about their work. */
export const Portraits = ({ block: { title, items }, opens = false }: BlockProps<PortraitsBlock>) => {
  const Name = title ? 'h3' : 'h2'
  return (
    <Section title={title}>
      <ul className={`cards ${styles.portraits}`}>
        {items.map(({ _uid, name, jobTitle, place, quote, image }, index) => (
          <li key={_uid}>
            {image && <Picture photo={image} ratio={1} sizes={CARD_SIZES[3]} priority={opens && index === 0} />}
            <Name>{name}</Name>
            <p>{`${jobTitle}, ${place}`}</p>
            <blockquote>{`«\u00a0${quote}\u00a0»`}</blockquote>
          </li>
        ))}
      </ul>
    </Section>
  )
}
