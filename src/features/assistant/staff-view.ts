import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { Reply } from '../../domain/assistant/reply/reply'
import type { DealershipFacts, EmployeeTerms, SiteFacts } from '../../domain/assistant/site/site-facts'
import { formatEmployeeFilter } from '../../domain/location/employee-filter'
import type { EmployeeFilter } from '../../domain/location/employee-filter'
import { LANGUAGES } from '../../domain/location/languages'
import { withParameters } from '../../domain/routes/with-parameters'
import type { AnswerLink, AnswerView } from './kept-conversation'

type Intl = Pick<IntlShape, 'formatMessage'>

const EVERYBODY: EmployeeFilter = { location: null, department: null, brand: null, language: null }
const nameOf = (language: string): string => LANGUAGES[language] ?? language
const namesOf = (languages: readonly string[]): string => languages.map(nameOf).join(', ')

/** The page of a dealership, with those of its employees who are meant. */
const teamLink = ({ id, name }: DealershipFacts, filter: Partial<EmployeeFilter>): AnswerLink => ({
  label: name,
  to: withParameters(paths.location(id), formatEmployeeFilter({ ...EVERYBODY, ...filter })),
})

/** Those who hold a post, each with the dealership. */
export const employeesView = (
  { department, employees }: Extract<Reply, { code: 'employees' }>,
  { dealerships }: SiteFacts,
  { formatMessage }: Intl,
): AnswerView => {
  const placeOf = ({ locationId }: EmployeeTerms) => dealerships.find(({ id }) => id === locationId)
  return {
    lines: employees.map((one) =>
      formatMessage(
        { id: 'assistant.employee' },
        {
          name: one.name,
          job: one.jobTitle,
          place: placeOf(one)?.name ?? one.locationId,
          phone: one.phone ?? 'none',
        },
      ),
    ),
    links: dealerships
      .filter(({ id }) => employees.some(({ locationId }) => locationId === id))
      .map((place) => teamLink(place, { department })),
    vehicleIds: [],
  }
}

/** Codes of the languages of some employees, those that most of them speak first. */
const spokenBy = (employees: readonly EmployeeTerms[]): string[] => {
  const counts = new Map<string, number>()
  for (const code of employees.flatMap(({ languages }) => languages)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code)
}

/** How many employees of each dealership speak the languages that were named, or which languages are spoken. */
export const languagesView = (
  { languages, locationIds }: Extract<Reply, { code: 'languages' }>,
  { dealerships, employees = [] }: SiteFacts,
  { formatMessage }: Intl,
): AnswerView => {
  const there = dealerships.filter(({ id }) => locationIds.length === 0 || locationIds.includes(id))
  const at = ({ id }: DealershipFacts) => employees.filter(({ locationId }) => locationId === id)
  if (languages.length === 0)
    return {
      lines:
        locationIds.length === 0
          ? [formatMessage({ id: 'assistant.languages' }, { languages: namesOf(spokenBy(employees)) })]
          : there.map((place) =>
              formatMessage({ id: 'assistant.fact.line' }, { name: place.name, value: namesOf(spokenBy(at(place))) }),
            ),
      links: there.map((place) => teamLink(place, {})),
      vehicleIds: [],
    }
  const count = (place: DealershipFacts, language: string): number =>
    at(place).filter((one) => one.languages.includes(language)).length
  /** The dealerships that were named, and those that can answer where these cannot. */
  const placesFor = (language: string): DealershipFacts[] => {
    const speaking = dealerships.filter((place) => count(place, language) > 0)
    const isAnswered = speaking.some((place) => there.includes(place))
    return locationIds.length === 0 ? speaking : [...there, ...(isAnswered ? [] : speaking)]
  }
  const isSpoken = (language: string): boolean => dealerships.some((place) => count(place, language) > 0)
  const spoken = languages.filter(isSpoken)
  const answering = dealerships.filter((place) =>
    spoken.some((code) => count(place, code) > 0 && placesFor(code).includes(place)),
  )
  const [only = null, ...others] = spoken
  return {
    lines: languages.flatMap((code) =>
      isSpoken(code)
        ? placesFor(code).map((place) =>
            formatMessage(
              { id: 'assistant.speakers' },
              { name: place.name, count: count(place, code), language: nameOf(code) },
            ),
          )
        : [formatMessage({ id: 'assistant.noSpeaker' }, { language: nameOf(code) })],
    ),
    links:
      only === null
        ? [{ label: formatMessage({ id: 'assistant.contact' }), to: site.stickyContact }]
        : answering.map((place) => teamLink(place, { language: others.length > 0 ? null : only })),
    vehicleIds: [],
  }
}
