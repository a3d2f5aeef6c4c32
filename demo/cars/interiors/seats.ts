import { fade, isWorkVehicle, seatFront } from './cabin-style'
import type { Cabin } from './cabin-style'

/** Both front seats seen through the open door frame, the rear bench behind them where there is one. */
export const drawSeats = ({ id, body, upholstery, paint, trim }: Cabin): string => {
  const hasBench = !isWorkVehicle(body) && body !== 'coupe'
  const bench = `<g transform="translate(400 372) scale(.82)"><use href="#${id}seat" x="-150"/><use href="#${id}seat" x="60"/><use href="#${id}seat" x="250"/></g>`
  return (
    `<defs>${fade(`${id}bg`, '#e9eef2', '#cfd8e0')}${fade(`${id}fl`, '#2a2e33', '#141619')}${fade(`${id}si`, paint.light, paint.base, paint.shade)}</defs>` +
    `<path fill="url(#${id}bg)" d="M0 0H800V600H0Z"/><path fill="#31373d" d="M0 0H800V56C560 34 240 34 0 56Z"/>` +
    `<path fill="#b9c6d1" d="M60 76C240 56 560 56 740 76L720 250H80Z"/><path fill="#d7e0e7" d="M120 74L210 68L130 250H84Z"/>` +
    '<path fill="#22262a" d="M388 60H412L416 260H384Z"/>' +
    `<path fill="#3a4046" d="M0 56C20 52 40 50 60 76L80 250 40 420H0ZM800 56C780 52 760 50 740 76L720 250 760 420H800Z"/>` +
    `<path fill="url(#${id}fl)" d="M0 400H800V600H0Z"/>${seatFront(id, upholstery)}${hasBench ? bench : ''}` +
    `<path fill="#1a1d20" d="M372 330H428L446 600H354Z"/><path fill="${trim}" d="M378 340H422L428 380H372Z"/><path fill="#0e1012" d="M386 400H414L420 470H380Z"/><path fill="#2b2f34" stroke="#8a9097" stroke-width="2" d="M392 406H408L411 446H389Z"/>` +
    `<use href="#${id}seat" transform="translate(214 530) scale(1.36)"/><use href="#${id}seat" transform="translate(586 530) scale(1.36)"/>` +
    '<path fill="none" stroke="#1b1e22" stroke-width="9" d="M62 150C110 230 150 330 156 470M738 150C690 230 650 330 644 470"/><rect x="330" y="486" width="16" height="34" rx="4" fill="#c8102e"/><rect x="454" y="486" width="16" height="34" rx="4" fill="#c8102e"/>' +
    `<path fill="url(#${id}si)" d="M0 566C200 552 600 552 800 566V600H0Z"/><path fill="#2a2e33" d="M0 556C200 542 600 542 800 556V570C600 556 200 556 0 570Z"/>`
  )
}
