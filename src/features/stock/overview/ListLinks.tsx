import { Link } from '../../../components/ui/Link'
import { formatNumber } from '../../../domain/format/number'

interface Props {
  title: string
  links: readonly { to: string; label: string; count?: number }[]
}

/** Links to lists of the stock with how many vehicles each has; there without scripts too. */
export const ListLinks = ({ title, links }: Props) =>
  links.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to}>{label} {count !== undefined && <span>{formatNumber(count)}</span>}</Link>
          </li>
        ))}
      </ul>
    </>
  )
