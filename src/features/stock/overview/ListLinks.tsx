import { Link } from '../../../components/ui/Link'
import { formatNumber } from '../../../domain/format/number'
import * as styles from '../stock.module.css'

interface Props {
  title: string
  /** Whether only scripts show what the numbers count: without them they are hidden. */
  isFiltered?: boolean
  links: readonly { to: string; label: string; count?: number }[]
}

/** Links to lists of the stock with how many vehicles each has; there without scripts too. */
export const ListLinks = ({ title, isFiltered = false, links }: Props) =>
  links.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <ul className={isFiltered ? styles.filtered : undefined}>
        {links.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to}>
              {label} {count !== undefined && <span>{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
