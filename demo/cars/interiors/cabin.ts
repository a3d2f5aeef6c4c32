import { fade } from './cabin-style'
import type { Cabin } from './cabin-style'

const backOfSeat = (x: number, { light, base, dark, seam }: Cabin['upholstery']): string =>
  `<g transform="translate(${x} 0)"><rect x="-16" y="252" width="7" height="34" fill="#9aa1a8"/><rect x="9" y="252" width="7" height="34" fill="#9aa1a8"/>` +
  `<path fill="${base}" stroke="${dark}" stroke-width="2" d="M-62 196C-30 186 30 186 62 196C74 204 76 244 66 258C40 268-40 268-66 258C-76 244-74 204-62 196Z"/>` +
  `<path fill="${dark}" d="M-112 292C-60 272 60 272 112 292C136 370 142 500 138 600H-138C-142 500-136 370-112 292Z"/>` +
  `<path fill="${base}" d="M-84 300C-50 288 50 288 84 300C102 376 108 500 106 600H-106C-108 500-102 376-84 300Z"/><path fill="${light}" opacity=".35" d="M-84 300C-50 288 50 288 84 300L88 322C50 308-50 308-88 322Z"/>` +
  `<path fill="${dark}" d="M-80 440C-50 430 50 430 80 440L84 540C50 552-50 552-84 540Z"/><path fill="none" stroke="${seam}" stroke-width="1.6" stroke-dasharray="5 4" d="M-84 304C-100 380-106 500-104 596M84 304C100 380 106 500 104 596"/></g>`

/** The cabin from the rear bench: both front seats, dashboard and road ahead. */
export const drawCabin = ({ id, upholstery, paint, trim, hasWideScreen }: Cabin): string =>
  `<defs>${fade(`${id}sk`, '#e8f0f6', '#c8d6e0')}${fade(`${id}da`, '#44494f', '#1b1e21')}${fade(`${id}ho`, paint.highlight, paint.base)}${fade(`${id}m`, '#22384d', '#0c151e')}</defs>` +
  `<path fill="url(#${id}sk)" d="M0 0H800V600H0Z"/><path fill="#c9d6c6" d="M0 250C140 206 300 236 400 216C520 196 660 232 800 206V320H0Z"/><path fill="#9db39b" d="M0 266C200 244 420 262 800 246V330H0Z"/><path fill="#7c858d" d="M372 250H428L560 330H240Z"/><path fill="url(#${id}ho)" d="M180 286C300 264 500 264 620 286V320H180Z"/>` +
  '<path fill="#2b2f34" d="M0 0H800V120C760 88 640 78 400 78S40 88 0 120Z"/><path fill="#23272b" d="M0 100L84 92 150 306 60 330H0ZM800 100L716 92 650 306 740 330H800Z"/><path fill="#b9c9d4" d="M0 150L60 146 96 300 0 320ZM800 150L740 146 704 300 800 320Z"/>' +
  '<rect x="346" y="100" width="108" height="36" rx="12" fill="#1a1d20"/><rect x="354" y="106" width="92" height="24" rx="7" fill="#a9bac7"/><circle cx="400" cy="60" r="15" fill="#e9eef2" opacity=".7"/>' +
  `<path fill="url(#${id}da)" d="M60 326C200 290 600 290 740 326L800 470V600H0V470Z"/><path fill="${trim}" d="M110 366C260 346 540 346 690 366V382C540 362 260 362 110 382Z"/>` +
  `<rect x="${hasWideScreen ? 340 : 352}" y="296" width="${hasWideScreen ? 180 : 96}" height="66" rx="8" fill="#0b0d0f"/><rect x="${hasWideScreen ? 346 : 358}" y="302" width="${hasWideScreen ? 168 : 84}" height="54" rx="4" fill="url(#${id}m)"/><path fill="none" stroke="#58c4ff" stroke-width="3" d="M364 346C380 330 392 336 404 318S424 312 434 308"/>` +
  '<ellipse cx="226" cy="372" rx="72" ry="62" fill="none" stroke="#0d0f11" stroke-width="15"/><ellipse cx="226" cy="371" rx="72" ry="62" fill="none" stroke="#3d4247" stroke-width="8"/><path fill="#23272b" d="M158 368H294V384H158ZM216 376H236V432H216Z"/><circle cx="226" cy="376" r="20" fill="#2e3338"/>' +
  `<path fill="#1a1d20" d="M352 400H448L490 600H310Z"/><path fill="${trim}" opacity=".7" d="M364 412H436L442 440H358Z"/><path fill="#0e1012" d="M372 456H428L436 520H364Z"/><path fill="#2b2f34" stroke="#8a9097" stroke-width="2" d="M390 452H410L413 494H387Z"/>` +
  backOfSeat(206, upholstery) +
  backOfSeat(594, upholstery)
