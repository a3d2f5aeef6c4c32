import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'

/** How languages are called in French, Luxembourgish, German, English and by those who speak them, by ISO 639-1 code. */
const NAMES: Readonly<Record<string, string>> = {
  fr: 'francaise?|franseisch|franzosisch|french',
  lb: 'luxembourgeoise?|letzebuergesch|luxemburgisch|luxembourgish|luxo',
  de: 'allemande?|daitsch|deutsch|german',
  en: 'anglaise?|englesch|englisch|english|ingles',
  pt: 'portugaise?|portugues(?:a|ech)?|portugisesch|portugiesisch|portuguese',
  it: 'italien(?:ne)?|italienesch|italienisch|italiano|italian',
  nl: 'neerlandaise?|hollandaise?|flamande?|niederlandisch|hollannesch|nederlands|dutch',
  es: 'espagnole?|spuenesch|spanisch|espanol|spanish',
}
const PATTERNS = Object.entries(NAMES).map(([code, names]) => ({ code, pattern: new RegExp(` (?:${names}) `) }))

const SPEAKS =
  / (?:parl(?:e|es|ez|ent|er|ons|ant)|langues?|repond(?:re|ez|ent)|recue?s?|servir|accueil\w*|comprenez|comprend|comprennent|schwatz\w*|sprech\w*|sprich\w*|sprooch\w*|sprach\w*|speak\w*|fala\w*|hablan?) /
const ALL_LANGUAGES =
  / (?:quel(?:le)?s?(?: \w+){0,2} langues?|langues? (?:parl\w+|sont|que vous|utilise\w*|pratique\w*)|(?:wei|wat fir|wei vill)(?: eng)? sprooch\w*|welche sprach\w*|what languages?|which languages?) /
/** How well the visitor speaks: "mon français n’est pas bon". */
const OWN_LANGUAGE = / (?:mon|meng?|mein|my) [a-z]+(?= )/g
/** Questions about the language of a display or a document, not of employees. */
const OF_A_THING =
  / (?:gps|navigation|navi|ecran|menus?|notice|manuel|multimedia|vocale?s?|contrat|papiers?|documents?|factures?|site|(?:voiture|auto|elle)(?: me)? parle|changer (?:la|de) langue) /

/** "Un vendeur qui parle luxembourgeois pour une Volvo" looks for no car. */
const PERSON =
  / (?:quelqu un|qui|personne|vendeu(?:r|se)s?|conseill(?:er|ere)s?|commercial(?:e|aux)?|mecaniciens?|receptionnaires?|collaborat(?:eur|rice)s?|employee?s?|een|eemand|jemand|somebody|someone|anybody|anyone)(?: \w+){0,4} (?:parl(?:e|ent|ant|er)|schwatzt?|sprecht?|spricht|speaks?) /

/** Whether a sentence looks for cars; "allemand" alone may be a car of a country as well as a language. */
const asksForCars = ({ names, query: { facets, ranges, equipment } }: ReadSearch): boolean =>
  names.some(({ isOwn }) => !isOwn) ||
  Object.keys(facets).some((facet) => facet !== 'brand' && facet !== 'location') ||
  Object.keys(ranges).length > 0 ||
  equipment.length > 0

/** Which languages a sentence asks for and where; null where it asks for none. */
export const languagesAsked = (
  asked: string,
  text: string,
  { here = [] }: Asker,
  { facts, places }: Knowledge,
  read: ReadSearch,
): Reply | null => {
  if ((facts.employees ?? []).length === 0 || !SPEAKS.test(text) || OF_A_THING.test(text)) return null
  if (asksForCars(read) && !PERSON.test(text)) return null
  const said = text.replace(OWN_LANGUAGE, ' ')
  const languages = PATTERNS.filter(({ pattern }) => pattern.test(said)).map(({ code }) => code)
  if (languages.length === 0 && !ALL_LANGUAGES.test(text)) return null
  const named = places.dealerships(asked)
  return { code: 'languages', languages, locationIds: named.length > 0 ? named : here }
}
