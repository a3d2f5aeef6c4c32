import type { VacancyItem } from '../content/types'
import { plainText } from '../stock-search/text/plain-text'
import { wordsOf } from '../stock-search/text/words'

/** What open positions are filtered by; empty texts do not filter. */
export interface VacancyFilter {
  words: string
  place: string
  contract: string
}

/** Names of the parameters in the address. */
export const VACANCY_PARAMETERS = {
  words: 'poste',
  place: 'lieu',
  contract: 'contrat',
} as const satisfies Record<keyof VacancyFilter, string>

const MAX_LENGTH = 80

/** Reads the filter from the parameters of an address, with or without `?`. */
export const parseVacancyFilter = (search: string): VacancyFilter => {
  const parameters = new URLSearchParams(search)
  const read = (name: string): string => (parameters.get(name) ?? '').slice(0, MAX_LENGTH)
  return {
    words: read(VACANCY_PARAMETERS.words),
    place: read(VACANCY_PARAMETERS.place),
    contract: read(VACANCY_PARAMETERS.contract),
  }
}

/**
 * Writes the filter into the parameters of an address and keeps the other parameters.
 *
 * @returns without `?`
 */
export const formatVacancyFilter = (filter: VacancyFilter, search: string): string => {
  const parameters = new URLSearchParams(search)
  for (const key of ['words', 'place', 'contract'] as const)
    if (filter[key] === '') parameters.delete(VACANCY_PARAMETERS[key])
    else parameters.set(VACANCY_PARAMETERS[key], filter[key])
  return parameters.toString()
}

/** The positions that match: each word searched for must begin one of theirs; accents do not count. */
export const filterVacancies = (
  vacancies: readonly VacancyItem[],
  { words, place, contract }: VacancyFilter,
): VacancyItem[] => {
  const asked = wordsOf(words)
  return vacancies.filter((vacancy) => {
    if (place !== '' && vacancy.place !== place) return false
    if (contract !== '' && vacancy.contract !== contract) return false
    const own = ` ${wordsOf(plainText(`${vacancy.title} ${vacancy.place} ${vacancy.contract} ${vacancy.text}`)).join(' ')}`
    return asked.every((word) => own.includes(` ${word}`))
  })
}
