import { fade } from './cabin-style'
import type { Cabin } from './cabin-style'

const suitcase = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<g transform="translate(${x} ${y})"><path fill="none" stroke="#3a4046" stroke-width="7" d="M${width / 2 - 22} ${-height}V${-height - 14}H${width / 2 + 22}V${-height}"/>` +
  `<rect y="${-height}" width="${width}" height="${height}" rx="12" fill="${colour}"/><path stroke="#000" stroke-opacity=".18" stroke-width="3" d="M${width * 0.2} ${-height + 10}V-10M${width * 0.4} ${-height + 10}V-10M${width * 0.6} ${-height + 10}V-10M${width * 0.8} ${-height + 10}V-10"/>` +
  `<rect y="${-height}" width="${width}" height="12" rx="6" fill="#fff" opacity=".18"/></g>`

/** Load space of a van or truck: ribbed walls, wooden floor, lashing eyes. */
const drawLoadSpace = ({ id, paint }: Cabin): string => {
  const ribs = Array.from({ length: 6 }, (_, index) => 40 + index * 34)
  const eyes = ribs
    .map(
      (x) =>
        `<circle cx="${x + 40}" cy="${(452 - x * 0.12).toFixed(0)}" r="5"/><circle cx="${760 - x}" cy="${(452 - x * 0.12).toFixed(0)}" r="5"/>`,
    )
    .join('')
  return (
    `<defs>${fade(`${id}wl`, '#f1f4f6', '#cdd5dc')}${fade(`${id}fl`, '#b98f63', '#8b6440')}${fade(`${id}do`, paint.light, paint.base, paint.shade)}</defs>` +
    `<path fill="#dfe5ea" d="M0 0H800V600H0Z"/><path fill="#aeb8c1" d="M100 30H700L560 130H240Z"/><path fill="#fff" d="M330 74H470L462 88H338Z"/>` +
    `<path fill="url(#${id}wl)" d="M100 30L240 130V390L100 530ZM700 30L560 130V390L700 530Z"/><path fill="#c3ccd4" d="M240 130H560V390H240Z"/><path fill="#b4bec7" d="M262 152H538V370H262Z"/>` +
    `<path fill="none" stroke="#9aa5af" stroke-width="4" d="M128 52V500M166 78V464M204 104V428M672 52V500M634 78V464M596 104V428M330 152V370M400 152V370M470 152V370"/>` +
    `<path fill="url(#${id}fl)" d="M240 390H560L700 530V560H100V530Z"/><path stroke="#6b4a2c" stroke-opacity=".5" stroke-width="2" d="M290 390L200 560M345 390L310 560M400 390V560M455 390L490 560M510 390L600 560"/>` +
    `<g fill="#6b757e" opacity=".9">${eyes}</g><path fill="url(#${id}do)" d="M0 0H100V600H0ZM700 0H800V600H700Z"/><path fill="#1d2023" d="M92 0H104V560H92ZM696 0H708V560H696Z"/><path fill="#2a2e33" d="M0 560H800V600H0Z"/>`
  )
}

/** Bed of a pick-up from behind, tail gate down. */
const drawPickupBed = ({ id, paint }: Cabin): string => {
  const grooves = Array.from({ length: 9 }, (_, index) => `M${220 + index * 45} 330L${100 + index * 75} 520`).join('')
  return (
    `<defs>${fade(`${id}sk`, '#eef2f5', '#cdd6de')}${fade(`${id}pa`, paint.light, paint.base, paint.deep)}</defs><path fill="url(#${id}sk)" d="M0 0H800V600H0Z"/>` +
    `<path fill="url(#${id}pa)" d="M210 60C300 44 500 44 590 60L640 250H160Z"/><path fill="#27313a" d="M236 82C320 68 480 68 564 82L596 210H204Z"/><path fill="#fff" opacity=".14" d="M280 76L340 72L290 210H230Z"/>` +
    `<path fill="#1d2023" d="M160 240H640L760 540H40Z"/><path fill="#2b3035" d="M220 330H580L700 520H100Z"/><path stroke="#15181b" stroke-width="7" d="${grooves}"/>` +
    `<path fill="url(#${id}pa)" d="M120 236L160 240 40 540 0 520V430ZM680 236L640 240 760 540 800 520V430Z"/><path fill="#15181b" d="M160 236H640V250H160Z"/><path fill="url(#${id}pa)" d="M30 536H770L790 600H10Z"/><path fill="#23282d" d="M60 546H740L752 580H48Z"/>`
  )
}

/** Boot of a car with its lid open. */
const drawCarBoot = ({ id, body, paint, upholstery, random }: Cabin): string => {
  const isLow = body === 'saloon' || body === 'coupe' || body === 'convertible'
  const top = isLow ? 210 : 90
  const [first, second] = random.pick([
    ['#0069a8', '#8a5a2c'],
    ['#c8102e', '#3c4147'],
    ['#2f6248', '#b9a27c'],
  ] as const)
  return (
    `<defs>${fade(`${id}bg`, '#e3e8ec', '#c6ced6')}${fade(`${id}pa`, paint.light, paint.base, paint.deep)}${fade(`${id}in`, '#3a3f45', '#1c1f23')}</defs><path fill="url(#${id}bg)" d="M0 0H800V600H0Z"/>` +
    `<path fill="url(#${id}pa)" d="M110 ${top - 60}C220 ${top - 96} 580 ${top - 96} 690 ${top - 60}C740 ${top + 60} 770 330 780 470V600H20V470C30 330 60 ${top + 60} 110 ${top - 60}Z"/>` +
    `<path fill="#15181b" d="M150 ${top - 24}C240 ${top - 50} 560 ${top - 50} 650 ${top - 24}C690 ${top + 80} 706 340 706 470H94C94 340 110 ${top + 80} 150 ${top - 24}Z"/>` +
    `<path fill="url(#${id}in)" d="M166 ${top - 8}C250 ${top - 32} 550 ${top - 32} 634 ${top - 8}C670 ${top + 90} 686 350 686 458H114C114 350 130 ${top + 90} 166 ${top - 8}Z"/>` +
    `<path fill="${upholstery.base}" d="M230 ${top + 30}H570L600 380H200Z"/><path fill="none" stroke="${upholstery.dark}" stroke-width="4" d="M342 ${top + 30}L330 380M458 ${top + 30}L470 380"/><rect x="378" y="${top + 42}" width="44" height="10" rx="5" fill="${upholstery.dark}"/>` +
    `<path fill="#2c3136" d="M200 380H600L680 456H120Z"/><path fill="none" stroke="#4a5158" stroke-width="2" d="M216 394H584M186 424H614"/><path fill="#fff" opacity=".8" d="M146 ${top + 130}H160V${top + 146}H146Z"/>` +
    suitcase(262, 430, 122, isLow ? 108 : 158, first) +
    suitcase(404, 432, 148, isLow ? 90 : 108, second) +
    `<path fill="#8d959d" d="M112 456H688L700 476H100Z"/><path fill="#c9141b" stroke="#3a0507" d="M46 400H98V470H34C34 446 38 420 46 400ZM754 400H702V470H766C766 446 762 420 754 400Z"/><path fill="#1d2023" d="M24 560H776V600H24Z"/>`
  )
}

/** What the car can carry, seen from behind. */
export const drawBoot = (cabin: Cabin): string => {
  if (cabin.body === 'panel_van' || cabin.body === 'chassis_truck') return drawLoadSpace(cabin)
  return cabin.body === 'pickup' ? drawPickupBed(cabin) : drawCarBoot(cabin)
}
