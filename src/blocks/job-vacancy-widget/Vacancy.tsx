import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import type { VacancyItem } from '../../domain/content/types'
import { formatDate } from '../../domain/format/date'
import { FORM_ANCHOR } from '../../domain/enquiry/form-anchor'
import { POSITION_PARAMETER } from '../../domain/jobs/position-parameter'
import * as styles from './JobVacancies.module.css'

interface Props {
  vacancy: VacancyItem
  apply: 'mail' | 'form'
  /** Path of the page, whose application form is filled in with the position. */
  pathname: string
}

/** An open position and how to apply for it. */
export const Vacancy = ({ vacancy: { title, text, email, datePosted, validThrough }, apply, pathname }: Props) => {
  const { formatMessage } = useIntl()
  const to =
    apply === 'form'
      ? `${pathname}?${new URLSearchParams({ [POSITION_PARAMETER]: title }).toString()}#${FORM_ANCHOR}`
      : `mailto:${email}?subject=${encodeURIComponent(title)}`
  return (
    <div className={styles.vacancy}>
      <p>{text}</p>
      {(datePosted ?? validThrough) !== undefined && (
        <p className={styles.dates}>
          {datePosted !== undefined && formatMessage({ id: 'vacancy.since' }, { day: formatDate(datePosted) })}{' '}
          {validThrough !== undefined && formatMessage({ id: 'vacancy.until' }, { day: formatDate(validThrough) })}
        </p>
      )}
      <p>
        <Button size="small" variant="secondary" to={to}>
          {formatMessage({ id: apply === 'form' ? 'vacancy.applyHere' : 'vacancy.apply' })}
        </Button>
      </p>
    </div>
  )
}
