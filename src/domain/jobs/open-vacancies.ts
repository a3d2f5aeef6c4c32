import type { Block, VacancyItem } from '../content/types'
import { isOpenOn } from './is-open'

const vacanciesOf = (block: Block): readonly VacancyItem[] =>
  block.component === 'job-vacancy-widget' ? block.vacancies : []

/** The last day on which all positions of a body are open; null where none of them has a last day. */
export const openUntil = (body: readonly Block[]): string | null =>
  body
    .flatMap((block) => vacanciesOf(block).flatMap(({ validThrough }) => validThrough ?? []))
    .reduce<string | null>((first, day) => (first === null || day < first ? day : first), null)

/** A body without the positions whose last day is before an ISO day. */
export const withOpenVacancies = (body: readonly Block[], day: string): Block[] =>
  body.map((block) =>
    block.component === 'job-vacancy-widget'
      ? { ...block, vacancies: block.vacancies.filter((vacancy) => isOpenOn(vacancy, day)) }
      : block,
  )
