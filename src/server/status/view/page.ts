import { html, raw } from 'hono/html'
import { formatTime } from '../../../domain/format/date'
import type { Status } from '../model/schema'
import { layout } from './layout'
import type { Frame } from './layout'
import type { Html } from './parts'
import type { Pieces } from './pieces'

export interface StatusPage {
  status: Pick<Status, 'at' | 'site'>
  pieces: Pieces
  assets: Frame['assets']
  /** See `formTokenOf`. */
  formToken: string
  /** One sentence about what was just done. */
  notice: string | null
}

const tools = ({ at }: StatusPage['status'], formToken: string): Html => html`<div class="tools">
<p class="link-state" id="state"><span class="dot" aria-hidden="true"></span><span role="status">État à ${formatTime(at)}</span></p>
<a class="button quiet" id="refresh" href="/status">Actualiser</a>
<form method="post" action="/status/deconnexion"><input type="hidden" name="jeton" value="${formToken}"><button class="button quiet">Se déconnecter</button></form>
</div>`

/** The whole page; each piece knows its digest, so that the stream sends only what differs. */
export const statusPage = ({ status, pieces, assets, formToken, notice }: StatusPage): Html => {
  const piece = (name: string) => raw(pieces.get(name)?.html ?? '')
  const known = [...pieces].map(([name, { digest }]) => `${name}:${digest}`).join(',')
  return layout(
    { title: 'État du site', assets, tools: tools(status, formToken), className: 'status' },
    html`<h1 class="sr">État du site</h1>
<div data-known="${known}" id="board">
<div class="hero"><div class="wrap">${piece('live')}${piece('queue')}</div></div>
<div class="wrap body">${notice === null ? '' : html`<p class="flash" role="status">${notice}</p>`}
${piece('attention')}${piece('enquiries')}${piece('way')}${piece('events')}${piece('builds')}${piece('rejections')}${piece('vitals')}${piece('releases')}</div>
</div>
<dialog id="confirm" aria-labelledby="confirm-title"></dialog>`,
  )
}
