const FRENCH = ['peugeot', 'citroen', 'renault', 'ds', 'alpine']
const GERMAN = ['volkswagen', 'opel', 'audi', 'bmw', 'mercedes', 'porsche', 'smart']
const JAPANESE = ['toyota', 'nissan', 'honda', 'mazda', 'suzuki', 'mitsubishi', 'subaru', 'lexus']
const KOREAN = ['hyundai', 'kia', 'genesis']
const ITALIAN = ['fiat', 'alfa-romeo', 'lancia', 'abarth', 'maserati']
const SWEDISH = ['volvo', 'polestar']
const CHINESE = ['mg', 'byd', 'xpeng']

/** Nationalities of cars as people name them, and the makes that they mean. */
export const NATIONALITIES: readonly (readonly [pattern: string, makes: readonly string[]])[] = [
  ['(?:francaises?|francais)', FRENCH],
  ['(?:allemandes?|allemands?)', GERMAN],
  ['(?:japonaises?|japonais)', JAPANESE],
  ['(?:coreennes?|coreens?)', KOREAN],
  ['(?:italiennes?|italiens?)', ITALIAN],
  ['(?:suedoises?|suedois)', SWEDISH],
  ['(?:americaines?|americains?)', ['ford', 'jeep', 'tesla']],
  ['(?:chinoises?|chinois)', CHINESE],
  ['(?:tcheques?)', ['skoda']],
  ['(?:roumaines?|roumains?)', ['dacia']],
  [
    '(?:europeennes?|europeens?)',
    [...FRENCH, ...GERMAN, ...ITALIAN, ...SWEDISH, 'skoda', 'dacia', 'seat', 'cupra', 'iveco'],
  ],
  ['(?:asiatiques?)', [...JAPANESE, ...KOREAN, ...CHINESE]],
]
