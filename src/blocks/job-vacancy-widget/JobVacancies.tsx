import { useIntl } from 'react-intl'
import { Section } from '../../components/layout/Section'
import { Accordion } from '../../components/ui/Accordion'
import { Button } from '../../components/ui/Button'
import type { JobVacancyWidgetBlock, VacancyItem } from '../../domain/content/types'
import type { BlockProps } from '../block-props'

const Vacancy = ({ vacancy: { title, text, email } }: { vacancy: VacancyItem }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <p>{text}</p>
      <p>
        <br />
        <Button size="small" variant="secondary" to={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
          {formatMessage({ id: 'vacancy.apply' })}
        </Button>
      </p>
    </>
  )
}

/** Open positions; without any, the page says so and how to apply all the same. */
export const JobVacancies = ({ block: { title, intro, vacancies } }: BlockProps<JobVacancyWidgetBlock>) => {
  const { formatMessage } = useIntl()
  return (
    <Section title={title} intro={intro}>
      {vacancies.length === 0 ? (
        <p>{formatMessage({ id: 'vacancy.none' })}</p>
      ) : (
        <Accordion
          items={vacancies.map((vacancy) => ({
            key: vacancy._uid,
            title: `${vacancy.title}, ${vacancy.place} (${vacancy.contract})`,
            content: <Vacancy vacancy={vacancy} />,
          }))}
        />
      )}
    </Section>
  )
}
