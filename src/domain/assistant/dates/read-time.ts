/** Usual times of a test drive in a part of a day, for visitors who name no hour. */
const PARTS: readonly (readonly [pattern: RegExp, time: string])[] = [
  [/ (?:a partir de l ouverture|tot le matin|debut de matinee) /, '09:00'],
  [/ (?:fin de matinee|avant midi) /, '11:00'],
  [
    / (?:fin (?:d |de l )?(?:apres midi|aprem|apres m)|fin de journee|(?:apres|en sortant du) (?:le )?(?:travail|boulot|bureau)|spaten? nometteg|spaten nachmittag) /,
    '17:00',
  ],
  [/ (?:matin|matinee|moies|mueres|moien(?= )(?!.* gudde )|vormittags?) /, '10:00'],
  [/ (?:midi|pause dejeuner|mettes|mittags?) /, '12:00'],
  [/ (?:apres midi|aprem|apres m|nometteg|nomettes|nachmittags?) /, '14:00'],
  [/ (?:soir|owes|owend|abends?) /, '17:00'],
]
const HOUR = / (\d{1,2}) ?(?:h|heures?|auer|uhr)(?: ?([0-5]\d))? /
const [FIRST_HOUR, LAST_HOUR] = [7, 19]

/** The time of day that a sentence names, as "HH:MM" on a half hour; null where it names none. @param text in plain words */
export const readTime = (text: string): string | null => {
  const spaced = text.replace(/(\d)(h)(\d*)(?= )/g, '$1 $2 $3').replace(/ +/g, ' ')
  const [, hour, minutes = '0'] = HOUR.exec(spaced) ?? []
  if (hour !== undefined && Number(hour) >= FIRST_HOUR && Number(hour) <= LAST_HOUR)
    return `${hour.padStart(2, '0')}:${Number(minutes) < 30 ? '00' : '30'}`
  const afterNoon = / apres midi | aprem /.test(text)
  return PARTS.find(([pattern, time]) => pattern.test(text) && !(afterNoon && time === '12:00'))?.[1] ?? null
}
