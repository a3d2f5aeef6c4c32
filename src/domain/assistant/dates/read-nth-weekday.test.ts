import { readNthWeekday } from './read-nth-weekday'

describe('a weekday counted within a month', () => {
  it.each([
    ['le premier lundi du mois', '2026-12-07'],
    ['le dernier lundi du mois', '2026-11-30'],
    ['premier samedi de decembre', '2026-12-05'],
    ['le deuxieme samedi de janvier', '2027-01-09'],
    ['dernier vendredi du mois prochain', '2026-12-25'],
    ['le 2e mardi de mars 2027', '2027-03-09'],
  ])('%s is the next such day', (sentence, day) => {
    expect(readNthWeekday(` ${sentence} `, '2026-11-25')).toBe(day)
  })

  it.each(['le lundi', 'premier mois de leasing', 'le 5 decembre'])('%s names none', (sentence) => {
    expect(readNthWeekday(` ${sentence} `, '2026-11-25')).toBeNull()
  })
})
