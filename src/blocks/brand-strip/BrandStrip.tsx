import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { BrandStripBlock } from '../../domain/content/types'
import { BrandMark } from '../../features/brands/BrandMark'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'
import * as styles from './BrandStrip.module.css'

/** The brands that the group sells new, each leading to its page. */
export const BrandStrip = ({ block: { title } }: BlockProps<BrandStripBlock>) => {
  const { formatMessage } = useIntl()
  const brands = useStoryData().brands.filter(({ sellsNew }) => sellsNew)
  if (brands.length === 0) return null
  return (
    <nav className="wrap" aria-label={title || formatMessage({ id: 'brands.title' })}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.strip}>
        {brands.map(({ id, name, logo }) => (
          <li key={id}>
            <Link to={paths.brand(id)}>
              <BrandMark logo={logo} name={name} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
