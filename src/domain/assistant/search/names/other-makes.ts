/** Common makes that a group may not sell, each with common models by one word; of the makes without, any model. */
const CARS: Readonly<Record<string, string>> = {
  abarth: '',
  alfa: 'giulietta stelvio',
  aston: '',
  audi: 'a1 a3 a4 a5 a6 q2 q3 q4 q5 q6 q7 q8',
  bentley: '',
  bmw: 'x1 x2 x3 x4 x5 x6 x7 i3 i4 i5 i7 ix1 ix3 z4',
  byd: '',
  cadillac: '',
  chevrolet: '',
  chrysler: '',
  citroen: 'saxo xsara picasso nemo c1 c2 c6 c8',
  cupra: 'formentor',
  dacia: 'duster sandero jogger bigster logan dokker lodgy',
  daihatsu: '',
  dodge: '',
  ds: 'ds3 ds4 ds7',
  ferrari: '',
  fiat: 'tipo panda doblo ducato punto croma qubo topolino multipla',
  ford: 'fiesta kuga puma mondeo ecosport galaxy ranger tourneo smax cmax',
  honda: 'civic crv hrv jazz',
  hyundai: 'kona ioniq tucson i10 i30 bayon santafe',
  infiniti: '',
  isuzu: '',
  jaguar: '',
  jeep: 'renegade cherokee',
  kia: 'picanto ceed sportage niro stonic sorento ev3 ev6 ev9',
  lada: '',
  lamborghini: '',
  lancia: 'ypsilon',
  landrover: 'defender evoque',
  lexus: '',
  lotus: '',
  maserati: '',
  mazda: 'mx5 cx3 cx5 cx30',
  mercedes: 'eqa eqb eqc eqe eqs cla cls gla glb glc gle glk vito sprinter citan',
  mini: 'cooper aceman paceman countryman clubman',
  mitsubishi: 'outlander asx',
  nissan: 'leaf juke qashqai xtrail micra ariya navara',
  opel: 'astra mokka grandland vivaro movano corsa zafira insignia meriva agila vectra crossland ampera',
  peugeot: 'rcz bipper',
  polestar: '',
  porsche: 'cayenne macan taycan panamera',
  renault: 'captur megane espace twingo twizy modus laguna koleos kadjar zoe talisman arkana fluence',
  rover: '',
  saab: '',
  scania: '',
  seat: 'ibiza ateca arona tarraco alhambra',
  skoda: 'fabia scala kamiq enyaq superb kodiaq karoq citigo yeti elroq',
  smart: '',
  ssangyong: '',
  subaru: '',
  suzuki: 'swift vitara jimny ignis',
  tesla: '',
  toyota: 'yaris corolla rav4 prius chr auris avensis proace landcruiser supra mirai',
  volkswagen: 'tiguan polo passat touran touareg arteon sharan caddy scirocco coccinelle taigo troc tcross id4 id5 id7',
  volvo: 'v40 v50 v70 v90 s60 s90 xc70 c40',
  xpeng: '',
}

/** Makes that are in the table for their models only: a group that lacks them is asked for them by other words. */
const OF_MODELS_ONLY: ReadonlySet<string> = new Set(
  'alfa citroen dacia fiat ford hyundai jeep mini nissan opel peugeot renault skoda toyota volkswagen volvo'.split(' '),
)

/** Makes that stand for themselves. */
export const OTHER_MAKES: ReadonlySet<string> = new Set(Object.keys(CARS).filter((make) => !OF_MODELS_ONLY.has(make)))

/** The make of each model. */
export const MAKE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CARS).flatMap(([make, models]) =>
    models === '' ? [] : models.split(' ').map((model) => [model, make] as const),
  ),
)
