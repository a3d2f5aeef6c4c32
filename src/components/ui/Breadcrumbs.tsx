import { useIntl } from 'react-intl'
import type { Crumb } from '../../domain/seo/json-ld'
import * as styles from './Breadcrumbs.module.css'
import { Icon } from './Icon'
import { Link } from './Link'

interface Props {
  /** From the home page down to this page, which comes last and needs no path. */
  items: Crumb[]
}

/** Where the visitor is; on phones only the step back is shown. */
export const Breadcrumbs = ({ items }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <nav className={styles.crumbs} aria-label={formatMessage({ id: 'layout.breadcrumbs' })}>
      <ol>
        {items.map(({ label, path }, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${index}${label}`}>
              {index > 0 && <Icon name="chevron-right" size={14} />}
              {last || path === undefined ? (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              ) : (
                <Link to={path}>{label}</Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
