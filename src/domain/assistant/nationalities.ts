/** Nationalities of cars as people name them, and the makes that they mean. */
export const NATIONALITIES: readonly (readonly [pattern: string, makes: readonly string[]])[] = [
  ['(?:francaises?|francais)', ['peugeot', 'citroen', 'renault', 'ds', 'alpine']],
  ['(?:allemandes?|allemands?)', ['volkswagen', 'opel', 'audi', 'bmw', 'mercedes', 'porsche', 'smart']],
  ['(?:japonaises?|japonais)', ['toyota', 'nissan', 'honda', 'mazda', 'suzuki', 'mitsubishi', 'subaru', 'lexus']],
  ['(?:coreennes?|coreens?)', ['hyundai', 'kia', 'genesis']],
  ['(?:italiennes?|italiens?)', ['fiat', 'alfa-romeo', 'lancia', 'abarth', 'maserati']],
  ['(?:suedoises?|suedois)', ['volvo', 'polestar']],
  ['(?:americaines?|americains?)', ['ford', 'jeep', 'tesla']],
  ['(?:chinoises?|chinois)', ['mg', 'byd', 'xpeng']],
  ['(?:tcheques?)', ['skoda']],
  ['(?:roumaines?|roumains?)', ['dacia']],
]
