import { createIntl } from 'react-intl'
import { exampleSite } from '../../domain/testing/example-location'
import { openingHours, specialHours, week } from '../../domain/testing/example-week'
import type { DealershipFacts } from '../../domain/assistant/site/site-facts'
import messages from '../../locales/fr.json'
import { dealershipView } from './dealership-view'

const intl = createIntl({ locale: 'fr', messages })
const mersch: DealershipFacts = {
  ...exampleSite,
  name: 'Groupe Mersch',
  brands: [],
  showroomHours: [...openingHours(week('09:00', '18:00')).week],
  workshopHours: null,
  specialHours: [specialHours('2026-12-03', '2026-12-03', { reason: 'inventaire' })],
}
const marnach = { ...mersch, id: 'marnach', name: 'Groupe Marnach', showroomHours: week('09:00', '12:00') }

/** The lines that answer whether dealerships are open at a moment, without no-break spaces. */
const answerAt = (date: string, time: string, ...found: DealershipFacts[]): string[] =>
  dealershipView(
    { code: 'dealership', about: 'hours', day: date, isNow: true, locationIds: found.map(({ id }) => id) },
    found,
    intl,
    { date, time, day: 'monday' },
  ).lines.map((line) => line.replace(/[\u00a0\u202f]/g, ' '))

describe('hours around Christmas', () => {
  const period = { from: '2026-12-24', to: '2027-01-02' }
  const linesOf = (...special: DealershipFacts['specialHours']): string[] =>
    dealershipView(
      { code: 'dealership', about: 'hours', day: null, isNow: false, period, locationIds: [mersch.id] },
      [{ ...mersch, specialHours: special }],
      intl,
      { date: '2026-11-25', time: '10:00', day: 'wednesday' },
    ).lines.flatMap((line) => line.replace(/[\u00a0\u202f]/g, ' ').split('\n'))

  it('tell public holidays, and that other days are ordinary', () => {
    const lines = linesOf()
    expect(lines).toContain('Vendredi 25 décembre : fermé (Noël)')
    expect(lines.at(-1)).toBe('Les autres jours, les horaires sont ceux de la semaine ordinaire.')
  })

  it('are told of every dealership where none is named', () => {
    const { lines } = dealershipView(
      { code: 'dealership', about: 'hours', day: null, isNow: false, period, locationIds: [mersch.id, marnach.id] },
      [mersch, marnach],
      intl,
    )
    expect(lines.map((line) => line.split('\n')[0])).toEqual(['Groupe Mersch, showroom', 'Groupe Marnach, showroom'])
  })

  it('tell a closing of the whole period alone', () => {
    expect(linesOf(specialHours('2026-12-24', '2027-01-02', { reason: 'fermeture annuelle' }))).toEqual([
      'Groupe Mersch, showroom',
      'Du 24 décembre au 2 janvier : fermé (fermeture annuelle)',
    ])
  })
})

describe('whether a dealership is open now', () => {
  it.each([
    ['2026-11-25', '17:59', 'Ouvert jusqu’à 18 h'],
    ['2026-11-25', '18:00', 'Fermé, ouvre demain à 9 h'],
    ['2026-11-25', '08:00', 'Fermé, ouvre à 9 h'],
    ['2026-11-28', '19:00', 'Fermé, ouvre lundi à 9 h'],
  ])('is said on %s at %s', (date, time, verdict) => {
    expect(answerAt(date, time, mersch)).toEqual([`Groupe Mersch, showroom\n${verdict}`])
  })

  it('follows public holidays and its own closings, and says why', () => {
    expect(answerAt('2026-12-25', '10:00', mersch)).toEqual([
      'Groupe Mersch, showroom\nFermé, ouvre lundi à 9 h\nVendredi 25 décembre : fermé (Noël)',
    ])
    expect(answerAt('2026-12-03', '10:00', mersch)).toEqual([
      'Groupe Mersch, showroom\nFermé, ouvre demain à 9 h\nJeudi 3 décembre : fermé (inventaire)',
    ])
  })

  it('is counted for several', () => {
    expect(answerAt('2026-11-25', '15:00', mersch, marnach)).toEqual([
      'Une de nos concessions est ouverte en ce moment.',
      'Groupe Mersch, showroom\nOuvert jusqu’à 18 h',
      'Groupe Marnach, showroom\nFermé, ouvre demain à 9 h',
    ])
  })
})

it('says what is always said of a weekday beside the hours of a day, but for one that differs', () => {
  const mondays = week('09:00', '18:00').map((day) =>
    day.day === 'monday' ? { ...day, comment: 'Ouverture à 10 h le premier lundi du mois' } : day,
  )
  const lineOf = (day: string): string | undefined =>
    dealershipView(
      { code: 'dealership', about: 'hours', day, isNow: false, locationIds: [mersch.id] },
      [{ ...mersch, showroomHours: mondays }],
      intl,
    ).lines[0]?.replace(/[\u00a0\u202f]/g, ' ')
  expect(lineOf('2026-12-07')).toContain('9 h à 18 h (Ouverture à 10 h le premier lundi du mois)')
  expect(lineOf('2026-12-08')).toMatch(/9 h à 18 h$/)
  expect(lineOf('2026-12-28')).toContain('premier lundi')
  expect(lineOf('2027-03-29')).toContain('fermé (lundi de Pâques)')
})

it('shows a WhatsApp number as people write it, and opens the conversation', () => {
  const { lines, links } = dealershipView(
    { code: 'dealership', about: 'whatsapp', day: null, isNow: false, locationIds: [mersch.id] },
    [{ ...mersch, whatsapp: '+352621104001' }],
    intl,
  )
  expect(lines.map((line) => line.replace(/\u00a0/g, ' '))).toEqual(['Groupe Mersch\n+352 621 104 001'])
  expect(links[0]).toEqual({ label: 'WhatsApp', to: 'https://wa.me/352621104001' })
})
