import { Section } from '../../components/layout/Section'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { Picture } from '../../components/ui/Picture'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import type { CardGridBlock, CardItem } from '../../domain/content/types'
import type { BlockProps } from '../block-props'
import * as styles from './CardGrid.module.css'

const Card = ({
  card: { title, text, image, icon, to, linkLabel },
  heading: Title,
  columns,
  opens,
}: {
  card: CardItem
  heading: 'h2' | 'h3'
  columns: CardGridBlock['columns']
  opens: boolean
}) => (
  <li className={styles.card}>
    {image && <Picture photo={image} alt="" ratio={4 / 3} sizes={CARD_SIZES[columns]} priority={opens} />}
    {!image && icon && <Icon name={icon} size={24} />}
    <Title>{to ? <Link to={to}>{title}</Link> : title}</Title>
    {text && <p>{text}</p>}
    {to && linkLabel && (
      <span className="more" aria-hidden="true">
        {linkLabel} <Icon name="arrow-right" />
      </span>
    )}
  </li>
)

/** Cards in columns, each with a picture or an icon; a link covers its whole card. */
export const CardGrid = ({
  block: { title, intro, columns, tone, cards },
  opens = false,
}: BlockProps<CardGridBlock>) => (
  <Section title={title} intro={intro} tone={tone}>
    <ul className="cards" data-cols={columns}>
      {cards.map((card, index) => (
        <Card
          key={card._uid}
          card={card}
          columns={columns}
          heading={title ? 'h3' : 'h2'}
          opens={opens && index === 0}
        />
      ))}
    </ul>
  </Section>
)
