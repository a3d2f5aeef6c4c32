import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import type { ResultGroup } from './search-results'
import * as styles from './SearchDialog.module.css'

interface Props {
  /** Of the list; ids of its parts begin with it. */
  id: string
  groups: readonly ResultGroup[]
  /** Id of the result that Enter opens. */
  active: string | null
  onOpen: () => void
}

/** Id of a result's element. */
export const optionId = (list: string, result: string): string => `${list}-${result}`

/** The list of results, each a link that stays out of the order of Tab: the field chooses among them. */
export const SearchResults = ({ id, groups, active, onOpen }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div role="listbox" id={id} hidden={groups.length === 0} aria-label={formatMessage({ id: 'siteSearch.results' })}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`}>
          <div role="presentation" id={`${id}-of-${group.id}`} className={styles.group}>
            {group.name}
          </div>
          {group.results.map((result) => (
            <Link
              key={result.id}
              id={optionId(id, result.id)}
              role="option"
              aria-selected={result.id === active}
              tabIndex={-1}
              className={styles.option}
              to={result.to}
              onClick={onOpen}
            >
              <b>{result.title}</b>
              {result.text !== '' && <small className="num">{result.text}</small>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
