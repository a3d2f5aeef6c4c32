import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { SelectField } from '../../components/ui/SelectField'
import * as select from '../../components/ui/SelectField.module.css'
import type { VacancyItem } from '../../domain/content/types'
import { VACANCY_PARAMETERS } from '../../domain/jobs/vacancy-filter'
import type { VacancyFilter } from '../../domain/jobs/vacancy-filter'
import { compareNames } from '../../domain/stock-search/text/compare-names'
import * as styles from './JobVacancies.module.css'

interface Props {
  vacancies: readonly VacancyItem[]
  filter: VacancyFilter
  /** `replace`: adds no history entry, for input that changes with every key. */
  onChange: (change: Partial<VacancyFilter>, replace?: boolean) => void
}

const choicesOf = (vacancies: readonly VacancyItem[], key: 'place' | 'contract') =>
  [...new Set(vacancies.map((vacancy) => vacancy[key]))].sort(compareNames).map((value) => ({ value, label: value }))

/** A text search, and lists of places and contracts; a list with a single choice is hidden. */
export const VacancyFilters = ({ vacancies, filter, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const id = useId()
  // Keeps the typed text while the router catches up.
  const [typed, setTyped] = useState<string | null>(null)
  const lists = (['place', 'contract'] as const).map((key) => ({ key, options: choicesOf(vacancies, key) }))
  return (
    <div className={`noprint ${styles.filters}`} role="search">
      <div className={select.field}>
        <label htmlFor={id}>{formatMessage({ id: 'vacancy.filter.words' })}</label>
        <input
          id={id}
          type="search"
          name={VACANCY_PARAMETERS.words}
          autoComplete="off"
          value={typed ?? filter.words}
          onChange={({ target: { value } }) => {
            setTyped(value)
            onChange({ words: value }, true)
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
      {lists.map(
        ({ key, options }) =>
          (options.length > 1 || filter[key] !== '') && (
            <SelectField
              key={key}
              label={formatMessage({ id: `vacancy.filter.${key}` })}
              name={VACANCY_PARAMETERS[key]}
              any={formatMessage({ id: `vacancy.any.${key}` })}
              value={filter[key]}
              options={options}
              onChange={(value) => onChange({ [key]: value })}
            />
          ),
      )}
    </div>
  )
}
