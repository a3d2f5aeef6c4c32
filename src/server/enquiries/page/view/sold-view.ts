import { html } from 'hono/html'
import { paths } from '../../../../config/segments'
import { text } from '../../texts'
import type { SoldVehicle } from '../read-sold'
import type { Html } from './frame'

/** Says that the vehicle was sold meanwhile, with similar ones; nothing while it is offered. */
export const soldView = (sold: SoldVehicle | null, isSent: boolean): Html | '' => {
  if (sold === null) return ''
  const message = text(isSent ? 'live.soldSent' : 'live.soldForm', { name: sold.name })
  return html`<section class="sold"><h2>${text('live.soldTitle')}</h2><p>${message}</p>
${
  sold.similar.length === 0
    ? ''
    : html`<h3>${text('vehicle.similar')}</h3><ul>${sold.similar.map(
        ({ title, path, summary, price }) =>
          html`<li><a href="${path ?? paths.stock}">${title}</a> <span>${summary}${price?.type === 'price' ? ` · ${price.text}` : ''}</span></li>`,
      )}</ul>`
}
<p><a href="${paths.stock}">${text('vehicle.seeStock')}</a></p></section>`
}
