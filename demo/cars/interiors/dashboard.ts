import { fade } from './cabin-style'
import type { Cabin } from './cabin-style'

const WHEEL =
  '<g transform="rotate(-4 206 398)"><ellipse cx="206" cy="398" rx="150" ry="148" fill="none" stroke="#0b0c0d" stroke-width="30"/><ellipse cx="206" cy="396" rx="150" ry="148" fill="none" stroke="#3b3f44" stroke-width="20"/>' +
  '<path fill="none" stroke="#72787f" stroke-opacity=".7" stroke-width="3" d="M74 330A150 148 0 0 1 338 330"/><path fill="#202327" stroke="#0b0c0d" stroke-width="2" d="M66 384C110 372 130 366 152 366H260C282 366 302 372 346 384L344 416C306 418 290 430 272 446C262 456 244 470 234 534H178C168 470 150 456 140 446C122 430 106 418 68 416Z"/>' +
  '<path fill="none" stroke="#9aa1a8" stroke-width="3" d="M182 528C176 478 160 456 148 444M230 528C236 478 252 456 264 444"/><ellipse cx="206" cy="408" rx="50" ry="40" fill="#2c3034" stroke="#50555b" stroke-width="2"/><circle cx="206" cy="408" r="12" fill="none" stroke="#b6bcc3" stroke-width="3"/>' +
  '<g fill="#8a9198"><circle cx="112" cy="396" r="7"/><circle cx="134" cy="392" r="5"/><circle cx="300" cy="396" r="7"/><circle cx="278" cy="392" r="5"/></g></g>'

const instruments = (id: string): string =>
  `<rect x="98" y="252" width="214" height="84" rx="12" fill="#0d1013" stroke="#4a4f55" stroke-width="2"/><rect x="106" y="259" width="198" height="70" rx="8" fill="url(#${id}m)"/>` +
  '<g fill="none" stroke="#7fd0ff" stroke-width="4"><path d="M128 318A30 30 0 1 1 176 318"/><path d="M234 318A30 30 0 1 1 282 318" opacity=".7"/></g><path stroke="#fff" stroke-width="3" d="M152 300L168 284M258 300L246 282"/><path fill="#dcebf7" d="M190 284H220V289H190ZM194 296H216V300H194Z"/>'

const screen = (id: string, isWide: boolean): string => {
  const right = isWide ? 690 : 564
  return (
    `<rect x="356" y="238" width="${right - 348}" height="116" rx="10" fill="#0b0d0f" stroke="#555b61" stroke-width="2"/><rect x="364" y="246" width="${right - 364}" height="100" rx="5" fill="url(#${id}m)"/>` +
    '<path fill="#2d4d68" d="M364 246H410V346H364Z"/><path fill="none" stroke="#4f7796" stroke-width="3" d="M414 322C450 300 470 326 500 292S548 276 562 262M430 250L470 344M520 250L510 344"/><path fill="none" stroke="#58c4ff" stroke-width="5" d="M470 342C474 318 486 310 504 290"/><circle cx="504" cy="290" r="6" fill="#fff"/><g fill="#cfe0ee"><circle cx="387" cy="266" r="8"/><circle cx="387" cy="296" r="8"/><circle cx="387" cy="326" r="8"/></g>' +
    (isWide
      ? '<path fill="#1d3449" d="M574 254H682V338H574Z"/><circle cx="604" cy="284" r="18" fill="#58c4ff" opacity=".8"/><path fill="#cfe0ee" d="M632 272H672V279H632ZM632 288H660V294H632ZM586 316H672V320H586Z"/>'
      : '')
  )
}

/** What the driver sees: windscreen, dashboard, wheel, console. */
export const drawDashboard = ({ id, paint, trim, upholstery, hasWideScreen }: Cabin): string =>
  `<defs>${fade(`${id}s`, '#eef3f7', '#c3ced8')}${fade(`${id}d`, '#4b5056', '#2f3338', '#15171a')}${fade(`${id}m`, '#22384d', '#0c151e')}${fade(`${id}x`, '#33373c', '#101214')}${fade(`${id}h`, paint.highlight, paint.base, paint.shade)}</defs>` +
  `<path fill="url(#${id}s)" d="M0 0H800V600H0Z"/><path fill="#d5dde4" d="M0 200C120 150 180 190 260 176C380 154 420 186 520 170C640 150 700 186 800 168V300H0Z"/><path fill="#b9c7b6" d="M0 214C140 196 300 206 420 200C560 194 680 206 800 196V300H0Z"/><path fill="url(#${id}h)" d="M60 262C220 226 560 222 760 256V320H60Z"/>` +
  '<path fill="#1d2023" d="M0 0H800V34C560 16 240 16 64 40L20 290H0Z"/><path fill="#1d2023" d="M800 0V290H786L748 34Z"/><path fill="#24282c" stroke="#0d0f10" stroke-width="2" d="M366 34H478C486 34 490 40 488 48L484 66C482 74 478 76 470 76H374C366 76 362 74 360 66L356 48C354 40 358 34 366 34Z"/><path fill="#b9c6d1" d="M370 42H474L470 68H374Z"/>' +
  `<path fill="url(#${id}d)" d="M0 262C80 246 130 238 200 240C280 242 300 258 400 260C540 262 680 254 800 264V600H0Z"/><path fill="none" stroke="#777d84" stroke-opacity=".6" stroke-width="2" d="M0 264C80 248 130 240 200 242C280 244 300 260 400 262C540 264 680 256 800 266"/>` +
  `<path fill="${trim}" d="M330 352C480 346 660 344 800 350V384C660 378 480 380 330 388Z"/><path fill="none" stroke="#e4e8eb" stroke-opacity=".5" stroke-width="2" d="M330 352C480 346 660 344 800 350"/>` +
  instruments(id) +
  screen(id, hasWideScreen) +
  [
    [400, 402],
    [640, 392],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<rect x="${x}" y="${y}" width="128" height="34" rx="7" fill="#0a0b0c" stroke="#5b6167"/><path stroke="#3d4248" stroke-width="3" d="M${x + 8} ${y + 9}H${x + 120}M${x + 8} ${y + 17}H${x + 120}M${x + 8} ${y + 25}H${x + 120}"/>`,
    )
    .join('') +
  `<path fill="url(#${id}x)" d="M376 452H566L610 600H340Z"/><path fill="none" stroke="#63696f" stroke-width="2" d="M376 452H566L610 600M376 452L340 600"/><rect x="396" y="462" width="150" height="26" rx="13" fill="#0c0e10"/><g fill="#c5cbd1"><circle cx="412" cy="475" r="9"/><circle cx="530" cy="475" r="9"/><path d="M436 472H506V478H436Z" opacity=".5"/></g>` +
  '<path fill="#1a1c1f" stroke="#8a9097" stroke-width="2" d="M452 506H490C498 506 500 512 499 520L494 572H448L443 520C442 512 444 506 452 506Z"/><path stroke="#cfd5da" stroke-width="3" d="M460 518H482"/>' +
  `<path fill="${upholstery.base}" d="M640 470C700 452 760 452 800 458V600H622C616 550 622 492 640 470Z"/><path fill="none" stroke="${upholstery.seam}" stroke-width="1.6" stroke-dasharray="5 4" d="M656 484C706 468 760 468 800 472"/>${WHEEL}`
