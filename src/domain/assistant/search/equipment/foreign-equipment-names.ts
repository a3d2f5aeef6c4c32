import type { Sentence } from '../../words/sentence'

/** English, German and Luxembourgish names of usual equipment, with the French words that are read. The longest come first. */
const NAMES: readonly (readonly [foreign: string, french: string])[] = [
  [
    'tow(?:ing)? ?(?:bar|hitch|hook|package)|trailer hitch|hitch|towbar|unhangerhak|unhangerkupplung|anhangevorrichtung',
    'attelage',
  ],
  ['heated steering(?: wheel)?|beheiztes lenkrad|lenkradheizung', 'volant chauffant'],
  ['heated rear seats?|rear heated seats?', 'sieges arriere chauffants'],
  [
    'heated (?:front )?seats?|seat heating|seat heaters?|setzheizung|beheizte sitze|gehezte setzer',
    'sieges chauffants',
  ],
  ['(?:ventilated|cooled) seats?', 'sieges ventiles'],
  ['massage seats?|massaging seats?', 'sieges massants'],
  ['(?:electric|power) (?:front )?seats?', 'sieges electriques'],
  ['360 (?:degree )?cameras?|surround view(?: camera)?', 'camera 360'],
  [
    '(?:rear ?view|rear|reversing|reverse|backup|back up|parking) cameras?|reckfuerkamera|ruckfuerkamera|reckfahrkamera',
    'camera de recul',
  ],
  ['panoram(?:a|ic) (?:glass )?(?:sun ?)?roof|glass roof', 'toit panoramique'],
  ['sun ?roof|moon ?roof', 'toit ouvrant'],
  [
    'adaptive cruise(?: control)?|radar cruise control|abstandsregeltempomat|adaptiver tempomat',
    'regulateur adaptatif',
  ],
  ['cruise(?: control)?', 'regulateur'],
  ['sat ?nav|satellite navigation|navigationssystem|navigatioun', 'gps'],
  [
    'parking (?:sensors?|aid|assistance)|park(?:ing)? distance control|rear sensors|einparkhilfe|parksensoren|parkpieper|parkhilfe',
    'aide au stationnement',
  ],
  ['climate control', 'climatisation automatique'],
  ['air ?con(?:ditioning|ditioner)?', 'climatisation'],
  ['alloys?(?: (?:wheels?|rims?))?|alufelgen|alufelien', 'jantes alu'],
  ['roof (?:rails?|bars?|racks?)|dachreling', 'barres de toit'],
  ['blind ?spot(?: (?:monitor\\w*|detection|assist\\w*|warning|alert))?|totwinkel\\w*', 'angles morts'],
  ['lane (?:keep\\w*|departure|assist\\w*)(?: (?:assist\\w*|warning|aid))?|spurhalte\\w*|spurassistent', 'lane assist'],
  [
    '(?:electric|power(?:ed)?) (?:tailgate|boot(?: lid)?|trunk|liftgate)|(?:tailgate|boot|trunk) (?:is )?(?:electric|powered)',
    'hayon electrique',
  ],
  ['winter (?:tyres?|tires?)', 'pneus d hiver'],
  ['all season (?:tyres?|tires?)', 'pneus toutes saisons'],
  ['sliding doors?', 'portes coulissantes'],
  ['wireless charg\\w*|phone charger', 'chargeur a induction'],
  ['heat pump', 'pompe a chaleur'],
  ['led (?:head)?lights|led scheinwerfer', 'phares led'],
  ['rain sensors?|regensensor', 'capteur de pluie'],
  ['electric windows|elektrische fensterheber', 'vitres electriques'],
  ['tinted windows|privacy glass|getonte scheiben', 'vitres teintees'],
  ['(?:digital|virtual) (?:cockpit|dashboard|dials)', 'cockpit numerique'],
  ['parking heater|standheizung', 'chauffage stationnaire'],
]
const MARKS = NAMES.map(([foreign, french]) => ({ pattern: new RegExp(`(?<= )(?:${foreign})(?= )`), french }))
const MAY_NAME = new RegExp(` (?:${NAMES.map(([foreign]) => foreign).join('|')}) `)

/** Work on a car, and what work costs, which looks for no equipment: "can you fit a tow bar on my Clio?" */
const WORK =
  / (?:fit|install\w*|retrofit|replac\w*|repair\w*|fix\w*|chang\w*|mount|broken|not work\w*|(?:doesn|don|won) t work|stopped working|how much (?:for|is|are|does|do)|costs?|price of|my (?!(?:budget|wife|husband|family|son|daughter|kids|children|dog|max|caravan|trailer) )|lease|nachrust\w*|reparier\w*|kaputt|funktionier\w*|ersetz\w*|kosten|kostet|meng?|mein\w*|kascht) /

/** Writes the names of equipment in a sentence in French. */
export const translateEquipment = (sentence: Sentence): void => {
  if (!MAY_NAME.test(sentence.text()) || WORK.test(sentence.text())) return
  for (const { pattern, french } of MARKS) sentence.mark(pattern, french)
}
