import type { VacancyItem } from '../content/types'
import { filterVacancies, formatVacancyFilter, parseVacancyFilter } from './vacancy-filter'

const vacancy = (title: string, place: string, contract: string, text = ''): VacancyItem => ({
  _uid: title,
  component: 'vacancy',
  title,
  place,
  contract,
  text,
  email: 'jobs@example.lu',
})
const VACANCIES = [
  vacancy('Mécatronicien haute tension (f/h)', 'Esch', 'CDI', 'Diagnostic de véhicules électriques.'),
  vacancy('Carrossier-peintre (f/h)', 'Ettelbruck', 'CDI'),
  vacancy('Apprenti mécatronicien (f/h)', 'Esch', 'Apprentissage'),
]
const found = (search: string) => filterVacancies(VACANCIES, parseVacancyFilter(search)).map(({ title }) => title)

describe('open positions', () => {
  it.each([
    ['', [0, 1, 2]],
    ['?poste=MECATRONICIEN', [0, 2]],
    ['?poste=electri+esch', [0]],
    ['?lieu=Esch&contrat=CDI', [0]],
    ['?poste=peintre', [1]],
    ['?lieu=Arlon', []],
  ])('are found by words, place and contract in the address: %s', (search, expected) => {
    expect(found(search)).toEqual(expected.map((index) => VACANCIES[index]?.title))
  })

  it('write their filter into the address, and keep what else is there', () => {
    const filter = { words: 'mécano', place: '', contract: 'CDI' }
    const written = formatVacancyFilter(filter, '?lieu=Esch&vue=liste')
    expect(parseVacancyFilter(written)).toEqual(filter)
    expect(written).toContain('vue=liste')
  })
})
