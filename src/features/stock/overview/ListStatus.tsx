import { useIntl } from 'react-intl'
import { Button } from '../../../components/ui/Button'
import { contactWith } from '../../enquiry/attachments/carried'
import { useRememberSearch } from '../../searches/last-search'
import { SaveSearchButton } from '../../searches/SaveSearchButton'
import * as styles from './overview.module.css'
import type { Overview } from './use-overview'

interface Props {
  list: Overview
  /** Vehicles of the list at the time of the build. */
  total: number
  /** Cards that the page was built with. */
  shown: number
  /** New vehicles since the visitor last opened this saved search. */
  fresh: number
}

/** How many vehicles the filters find, and the button that saves the search. */
export const ListStatus = ({ list, total, shown, fresh }: Props) => {
  const { formatMessage } = useIntl()
  const { active, newest, result, saved, words } = list
  const whole = list.whole ?? total
  useRememberSearch(active.length > 0 ? list.hrefOf(list.query) : null, saved.name)
  return (
    <div className={styles.line}>
      <p role="status">
        {result
          ? words.text('found', {
              count: result.count,
              total: whole,
              isWhole: String(active.length === 0 && result.count === whole),
            })
          : formatMessage({ id: 'stock.newestShown' }, { total, shown })}
        {fresh > 0 && (
          <>
            , <b>{formatMessage({ id: 'searches.new' }, { count: fresh })}</b>
          </>
        )}
      </p>
      {newest && active.length > 0 && (
        <div className={styles.search}>
          <Button to={contactWith('search')} variant="ghost" size="small">
            {formatMessage({ id: 'searches.contact' })}
          </Button>
          <SaveSearchButton query={saved.query} name={saved.name} newest={newest} sites={saved.sites} />
        </div>
      )}
    </div>
  )
}
