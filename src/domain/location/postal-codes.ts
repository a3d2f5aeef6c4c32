/**
 * Towns of `towns.ts` by the first two digits of their postal codes, the larger ones of an area first. No code begins with
 * 30, 50, 51, 60, 70, 71, 78 or 89.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  '31': ['dudelange'],
  '32': ['bettembourg'],
  '33': ['leudelange', 'roeser'],
  '34': ['dudelange'],
  '35': ['dudelange'],
  '36': ['kayl'],
  '37': ['rumelange'],
  '38': ['schifflange', 'mondercange'],
  '39': ['mondercange'],
  '40': ['esch-sur-alzette'],
  '41': ['esch-sur-alzette'],
  '42': ['esch-sur-alzette'],
  '43': ['esch-sur-alzette'],
  '44': ['belvaux', 'soleuvre'],
  '45': ['differdange'],
  '46': ['differdange'],
  '47': ['petange'],
  '48': ['petange', 'rodange'],
  '49': ['bascharage', 'dippach', 'reckange-sur-mess', 'sanem'],
  '52': ['sandweiler'],
  '53': ['contern', 'schuttrange', 'munsbach'],
  '54': ['schengen', 'wormeldange', 'lenningen', 'stadtbredimus', 'bous-waldbredimus'],
  '55': ['remich'],
  '56': ['mondorf-les-bains', 'dalheim'],
  '57': ['frisange', 'weiler-la-tour'],
  '58': ['hesperange'],
  '59': ['itzig', 'hesperange'],
  '61': ['junglinster'],
  '62': ['junglinster', 'consdorf', 'bech'],
  '63': ['beaufort'],
  '64': ['echternach'],
  '65': ['echternach', 'berdorf', 'rosport-mompach'],
  '66': ['wasserbillig', 'mertert', 'rosport-mompach'],
  '67': ['grevenmacher'],
  '68': ['manternach', 'biwer', 'betzdorf'],
  '69': ['niederanven', 'betzdorf'],
  '72': ['walferdange'],
  '73': ['steinsel', 'lorentzweiler'],
  '74': ['lintgen', 'helperknapp'],
  '75': ['mersch'],
  '76': ['larochette', 'mersch', 'heffingen', 'vallee-de-l-ernz'],
  '77': ['colmar-berg'],
  '79': ['bissen'],
  '80': ['strassen', 'bertrange'],
  '81': ['kopstal', 'bridel'],
  '82': ['mamer', 'kehlen'],
  '83': ['capellen', 'garnich', 'koerich', 'habscht'],
  '84': ['steinfort', 'habscht'],
  '85': ['redange-sur-attert', 'beckerich', 'ell'],
  '86': ['preizerdaul'],
  '87': ['useldange', 'helperknapp'],
  '88': ['rambrouch'],
  '90': ['ettelbruck'],
  '91': ['ettelbruck', 'schieren', 'feulen', 'mertzig', 'vichten', 'bourscheid', 'groussbus-wal'],
  '92': ['diekirch'],
  '93': ['bettendorf', 'tandel', 'reisdorf'],
  '94': ['vianden', 'putscheid'],
  '95': ['wiltz'],
  '96': ['esch-sur-sure', 'boulaide', 'goesdorf', 'lac-de-la-haute-sure', 'winseler'],
  '97': ['clervaux', 'marnach', 'wincrange', 'kiischpelt'],
  '98': ['hosingen', 'weiswampach'],
  '99': ['troisvierges', 'weiswampach'],
}

/** Codes of towns whose area has several, by the id of the town. */
const CODES: Readonly<Record<string, string>> = {
  '3895': 'mondercange',
  '5310': 'contern',
  '5365': 'munsbach',
  '5770': 'weiler-la-tour',
  '5955': 'itzig',
  '6833': 'biwer',
  '8116': 'bridel',
  '8372': 'habscht',
  '9353': 'bettendorf',
  '9650': 'esch-sur-sure',
  '9780': 'wincrange',
}

const POSTAL_TEXT = /^(?:L\s*-?\s*)?(\d{1,4})(?:\s+(.*))?$/i

/** A postal code that is being typed, and the town behind it. */
export interface PostalText {
  /** One to four; four are a whole code. */
  digits: string
  /** Empty where nothing follows the digits. */
  town: string
}

/** Reads a postal code or its beginning, with or without a town behind it (`L-90`, `9080 Ett`); null for anything else. */
export const parsePostalText = (typed: string): PostalText | null => {
  const [, digits, town = ''] = POSTAL_TEXT.exec(typed.trim()) ?? []
  return digits === undefined ? null : { digits, town }
}

/** Digits of a Luxembourg postal code as people type it (`7501`, `L-7501`); null for anything else. */
export const parsePostalCode = (typed: string): string | null => {
  const text = parsePostalText(typed)
  return text?.digits.length === 4 && text.town === '' ? text.digits : null
}

/**
 * Ids of the towns that a postal code probably belongs to; the capital has those that begin with 1 or 2.
 *
 * @param code four digits, or the first ones
 */
export const townsOfPostalCode = (code: string): readonly string[] => {
  if (/^[12]/.test(code)) return ['luxembourg']
  const town = CODES[code]
  if (town !== undefined) return [town]
  if (code.length > 1) return AREAS[code.slice(0, 2)] ?? []
  return [...new Set(Object.entries(AREAS).flatMap(([area, towns]) => (area.startsWith(code) ? towns : [])))]
}
