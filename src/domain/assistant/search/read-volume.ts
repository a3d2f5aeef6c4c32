import type { Knowledge } from '../knowledge/knowledge'
import type { Sentence } from '../words/sentence'

const LITRES = '(\\d{3,4}) (?:l|litres?)'
const BOUND =
  '(?:de|d|a|au moins|minimum|min|plus|minimal|superieure?|environ|fait|fasse|faisant|dans les|pres|autour|peu)'
/** "Un coffre d’au moins 600 litres", "600 l de coffre". */
const BOOT = [
  `(?:avec |un |une |le |d |grand |gros |vrai )*coffre(?: (?:${BOUND}|qui|volume))* ${LITRES}(?: (?:minimum|min|au moins|ou plus))?`,
  `(?:${BOUND} )*${LITRES} (?:de |d |pour (?:le |un )?)(?:volume de )?coffre`,
].join('|')
const CUBIC = '(?:m3|m 3|metres? cubes?)'
/** "Un fourgon d’à peu près 11 m3". */
const LOAD = `(?:(?:volume|capacite)(?: (?:utile|de chargement|de charge))? )?(?:${BOUND} |(un )?(?:max\\w*|moins|jusqu a) (?:de |d )?)*(\\d{1,2}(?:\\.\\d+)?) ${CUBIC}(?: (?:minimum|min|au moins|ou plus|environ|utiles?|de (?:volume|charge\\w*)(?: utile)?))*`
const LITRES_OF_CUBIC_METRE = 1000
/** Makers round the volumes of vans: "11 m³" for 10.8. */
const ROUNDED = 0.95

const VANS: ReadonlySet<string> = new Set(['panel_van', 'chassis_truck', 'pickup'])

/** A least volume, with the words that say it. */
export interface LeastVolume {
  said: string
  litres: number
  /** Whether it is the load volume of a van, not the boot of a car. */
  isLoad: boolean
}

/** Takes the least volume of a boot or of a van out of a sentence. */
export const readVolume = (sentence: Sentence): LeastVolume | null => {
  if (!/ (?:coffre|m3|cubes?|m) /.test(sentence.text())) return null
  let found: LeastVolume | null = null
  sentence.take(`(?<= )(?:${BOOT})(?= )`, ([said = '', first = '', second = '']) => {
    if (/ (?:moins|max\w*) /.test(said.replace(/au moins/, ''))) return false
    found = { said: said.trim(), litres: Number(first || second), isLoad: false }
    return true
  })
  sentence.take(`(?<= )${LOAD}(?= )`, ([said = '', , figure = '']) => {
    if (/(?<!au )moins|max|jusqu/.test(said)) return false
    found = { said: said.trim(), litres: Number(figure) * LITRES_OF_CUBIC_METRE * ROUNDED, isLoad: true }
    return true
  })
  return found
}

/** Models of the stock of which a record says that they hold so much; empty where none is known to. */
export const modelsHolding = (
  { litres, isLoad }: LeastVolume,
  { facts, names, optionsOf }: Pick<Knowledge, 'facts' | 'names' | 'optionsOf'>,
): string[] => {
  const stocked = new Set(optionsOf('model'))
  const isVan = (id: string): boolean =>
    names.some((name) => name.facet === 'model' && name.id === id && [...name.bodies].some((body) => VANS.has(body)))
  return (facts.models ?? [])
    .filter(({ id, bootVolume }) => stocked.has(id) && (bootVolume ?? 0) >= litres && isVan(id) === isLoad)
    .map(({ id }) => id)
}
