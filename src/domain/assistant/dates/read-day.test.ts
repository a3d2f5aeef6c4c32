import { readDay } from './read-day'

/** A Wednesday. */
const TODAY = '2026-11-25'

describe('the day of a question about hours', () => {
  it.each([
    ['ouvert le 24/12 ?', '2026-12-24'],
    ['ouvert le 24.12. ?', '2026-12-24'],
    ['le 2/1/2027', '2027-01-02'],
    ['le 24-12-2026', '2026-12-24'],
    ['le 24 décembre', '2026-12-24'],
    ['am 24. Dezember', '2026-12-24'],
    ['le 1er mai', '2027-05-01'],
    ['le premier mai', '2027-05-01'],
    ['le 3 janv. prochain', '2027-01-03'],
    ['êtes-vous ouverts le 28 ?', '2026-11-28'],
    ['samedi 5 à Mersch', '2026-12-05'],
    ['le 31 juin', null],
  ])('is a date: %s', (asked, day) => {
    expect(readDay(asked, TODAY)).toBe(day)
  })

  it.each([
    ['lundi de Pâques', '2027-03-29'],
    ['à Pâques', '2027-03-28'],
    ['à l’Ascension', '2027-05-06'],
    ['le vendredi de l’Ascension', '2027-05-07'],
    ['entre Noël et Nouvel An', null],
    ['le lundi de Pentecôte', '2027-05-17'],
    ['à Noël', '2026-12-25'],
    ['la veille de Noël', '2026-12-24'],
    ['le lendemain de Noël', '2026-12-26'],
    ['au nouvel an', '2027-01-01'],
    ['le jour de la fête nationale', '2027-06-23'],
    ['à la Toussaint 2026', '2026-11-01'],
    ['Ouschterméindeg', '2027-03-29'],
    ['op Nationalfeierdag', '2027-06-23'],
  ])('is a holiday: %s', (asked, day) => {
    expect(readDay(asked, TODAY)).toBe(day)
  })

  it.each([
    ['demain', '2026-11-26'],
    ['après-demain', '2026-11-27'],
    ['samedi', '2026-11-28'],
    ['le samedi', null],
    ['samedi dans deux semaines', '2026-12-12'],
    ['samedi en huit', '2026-12-05'],
    ['mercredi prochain', '2026-12-02'],
    ['lundi de la semaine prochaine', '2026-11-30'],
    ['jeudi de la semaine prochaine', '2026-12-03'],
    ['le samedi prochain', '2026-11-28'],
    ['dans dix jours', '2026-12-05'],
    ['de 8 h à 12 h', null],
  ])('counts from today: %s', (asked, day) => {
    expect(readDay(asked, TODAY)).toBe(day)
  })
})
