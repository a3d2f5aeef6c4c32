/** The border of Luxembourg, simplified, in the coordinates of `toMap`. */
export const COUNTRY_OUTLINE =
  'M195 60L187 104L192 104L185 115L194 124L195 149L206 168L217 196L222 186L231 199L247 237L254 246' +
  'L278 258L285 277L289 278L301 273L310 278L331 298L365 300L381 304L384 307L379 332L381 344L376 348' +
  'L377 360L383 371L379 369L376 371L374 373L379 380L342 403L335 413L342 421L342 426L333 445L312 473' +
  'L310 481L310 505L305 538L307 566L298 565L284 558L259 539L247 534L233 532L204 536L208 543L190 545' +
  'L187 550L187 559L181 561L176 568L169 571L127 573L118 576L111 556L102 545L72 538L59 532L35 503L47 498' +
  'L58 486L63 473L54 470L63 457L70 439L79 430L81 423L79 412L75 409L65 408L59 400L63 395L63 386L68 380' +
  'L65 369L58 371L45 366L42 363L42 351L26 319L8 313L-1 285L8 274L3 269L6 259L19 260L14 253L-2 242' +
  'L-1 235L17 205L19 196L26 187L40 180L45 169L40 160L40 150L58 138L58 117L70 101L75 78L82 70L102 63' +
  'L109 55L114 33L118 27L128 26L137 19L144 36L157 40L180 31L187 43L188 58L195 60Z'

/** The Alzette from the French border to the Sûre, in the same coordinates. */
export const RIVER =
  'M120 562Q122 540 147 522Q176 500 186 480Q200 455 198 433Q196 410 192 377Q188 340 188 323Q187 300 201 266'

/** Size of the drawing. */
export const MAP_SIZE = { width: 390, height: 580 } as const

/** Pixels of the drawing per degree; a degree of longitude is shorter by the cosine of the latitude. */
const SCALE = { x: 486.3, y: 757.8 } as const
const NORTH_WEST = { longitude: 5.7406, latitude: 50.2079 } as const

/** Where a place is on the drawing. */
export const toMap = ({ longitude, latitude }: { longitude: number; latitude: number }): { x: number; y: number } => ({
  x: Math.round((longitude - NORTH_WEST.longitude) * SCALE.x),
  y: Math.round((NORTH_WEST.latitude - latitude) * SCALE.y),
})

/** The place of a point of the drawing: the inverse of `toMap`, which rounds. */
export const toPosition = ({ x, y }: { x: number; y: number }): { latitude: number; longitude: number } => ({
  latitude: NORTH_WEST.latitude - y / SCALE.y,
  longitude: NORTH_WEST.longitude + x / SCALE.x,
})
