import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Accordion } from '../../components/ui/Accordion'
import { useHydrated } from '../../components/ui/use-browser-value'
import type { JobVacancyWidgetBlock } from '../../domain/content/types'
import { localDay } from '../../domain/format/date'
import { isOpenOn } from '../../domain/jobs/is-open'
import { filterVacancies, formatVacancyFilter, parseVacancyFilter } from '../../domain/jobs/vacancy-filter'
import { usePageAddress } from '../../features/page/page-address'
import { useAskedSearch } from '../../features/page/use-asked-search'
import type { BlockProps } from '../block-props'
import * as styles from './JobVacancies.module.css'
import { Vacancy } from './Vacancy'
import { VacancyFilters } from './VacancyFilters'

/** Open positions, with their search and filters in the URL. Without positions, a text says how to apply anyway. */
export const JobVacancies = ({
  block: { title, intro, vacancies: all, apply = 'mail' },
}: BlockProps<JobVacancyWidgetBlock>) => {
  const { formatMessage } = useIntl()
  const { pathname, search } = usePageAddress()
  const [current, askSearch] = useAskedSearch(pathname, search)
  // The page may have been made before the last day of a position.
  // oxlint-disable-next-line react/purity -- the page shows what is open on the day of the visit
  const today = useHydrated() ? localDay(new Date()) : ''
  const vacancies = all.filter((vacancy) => isOpenOn(vacancy, today))
  const filter = parseVacancyFilter(current)
  const found = filterVacancies(vacancies, filter)
  if (vacancies.length === 0)
    return (
      <Section title={title} intro={intro}>
        <p>{formatMessage({ id: 'vacancy.none' })}</p>
      </Section>
    )
  return (
    <Section title={title} intro={intro}>
      {vacancies.length > 1 && (
        <VacancyFilters
          vacancies={vacancies}
          filter={filter}
          onChange={(change, replace) => askSearch(formatVacancyFilter({ ...filter, ...change }, current), replace)}
        />
      )}
      <p role="status" className={styles.count}>
        {formatMessage({ id: 'vacancy.count' }, { count: found.length })}
      </p>
      <Accordion
        items={found.map((vacancy) => ({
          key: vacancy._uid,
          title: `${vacancy.title}, ${vacancy.place} (${vacancy.contract})`,
          content: <Vacancy vacancy={vacancy} apply={apply} pathname={pathname} />,
        }))}
      />
    </Section>
  )
}
