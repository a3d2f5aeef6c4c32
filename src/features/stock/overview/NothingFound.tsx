import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import * as page from '../../page/page.module.css'
import * as styles from './overview.module.css'

/** What would be found if one wish were given up. */
interface Way {
  id: string
  to: string
  /** The wish, in words. */
  wish: string
  /** How much is found then, in words. */
  count: string
}

interface Props {
  title: string
  /** Said where no way is left. */
  text: string
  ways: readonly Way[]
  /** Said first. */
  note?: ReactNode
  /** Address of the form by which a person is asked. */
  contact?: string
  /** What else is offered, after the ways. */
  children?: ReactNode
}

/** A list in which nothing fits: what would, if one wish were given up, and whom to ask. */
export const NothingFound = ({ title, text, ways, note, contact = '/contact', children }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={`${page.box} ${styles.empty}`}>
      <h2>{title}</h2>
      {note}
      <p>{ways.length > 0 ? formatMessage({ id: 'overview.near' }) : text}</p>
      {ways.length > 0 && (
        <ul>
          {ways.map(({ id, to, wish, count }) => (
            <li key={id}>
              <Link to={to}>
                {formatMessage({ id: 'overview.nearWithout' }, { wish })} <b>{count}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
      <Button to={contact} variant="secondary">
        {formatMessage({ id: 'overview.contact' })}
      </Button>
    </div>
  )
}
