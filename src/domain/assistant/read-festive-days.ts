const CHRISTMAS = '(?:noel|chreschtdag|weihnachten)'
const NEW_YEAR =
  '(?:nouvel an|jour de l an|premier de l an|(?:saint|st) sylvestre|reveillon|neijoer(?:sdag)?|neujahr|silvester)'
const FESTIVE = new RegExp(
  ` (?:${CHRISTMAS} (?:et|an|und|ou|oder)(?: (?:le|la|l|a|au|du))* ${NEW_YEAR}|fetes(?: de (?:fin d annee|noel))?|fin d annee|vacances de noel|zwischen den jahren|tescht de[nr]? (?:deeg|joren)) `,
)
const LAST_OF_THEM = '01-02'

/** Days from the first to the last, as ISO days. */
export interface Period {
  from: string
  to: string
}

/**
 * The days from Christmas Eve to the second of January, the next from today; null where a sentence does not speak of them.
 *
 * @param today ISO day
 */
export const readFestiveDays = (text: string, today: string): Period | null => {
  if (!FESTIVE.test(text)) return null
  const year = Number(today.slice(0, 4))
  const first = today.slice(5) <= LAST_OF_THEM ? year - 1 : year
  return { from: `${first}-12-24`, to: `${first + 1}-${LAST_OF_THEM}` }
}
