import { html } from 'hono/html'
import type { EnquiryPage } from '../model/search-enquiries'
import { layout } from './layout'
import type { Frame } from './layout'
import { empty, figure } from './parts'
import type { Html } from './parts'
import { enquiryList } from './sections/enquiries'
import { NNBSP, plural } from './words'

const ADDRESS = '/status/demandes'

/** A search travels in the body: names and addresses do not belong into logs and histories. */
const pageLink = (query: string, page: number, label: string): Html =>
  query === ''
    ? html`<a class="button secondary" href="${ADDRESS}?page=${page}">${label}</a>`
    : html`<form method="post" action="${ADDRESS}?page=${page}">
        <input type="hidden" name="recherche" value="${query}" /><button class="button secondary">${label}</button>
      </form>`

const pager = (query: string, { page, pages }: EnquiryPage): Html | '' =>
  pages === 1
    ? ''
    : html`<nav class="pager" aria-label="Pages">
        ${page > 1 ? pageLink(query, page - 1, 'Plus récentes') : ''}
        <p>Page ${figure(page)} sur ${figure(pages)}</p>
        ${page < pages ? pageLink(query, page + 1, 'Plus anciennes') : ''}
      </nav>`

const searchForm = (query: string): Html =>
  html`<form class="search" method="post" action="${ADDRESS}" role="search">
    <label for="recherche">Référence, nom, e-mail ou concession</label>
    <input id="recherche" name="recherche" type="search" value="${query}" maxlength="200" autocomplete="off" />
    <button class="button primary">Chercher</button>
    ${query === '' ? '' : html`<a class="button quiet" href="${ADDRESS}">Tout afficher</a>`}
  </form>`

/** All enquiries by pages, or those that a search finds; nothing that a visitor wrote. */
export const enquirySearchPage = (assets: Frame['assets'], found: EnquiryPage, query: string, at: string): Html => {
  const { enquiries, total } = found
  const count = `${figure(total)} ${plural(total, 'demande', 'demandes')}`
  return layout(
    { title: 'Demandes – État du site', assets, className: 'status' },
    html`<div class="wrap body">
      <section aria-labelledby="title">
        <div class="head">
          <h1 id="title">Toutes les demandes</h1>
          <p role="status">${query === '' ? count : `${count} pour «${NNBSP}${query}${NNBSP}»`}</p>
          <p><a class="link" href="/status">Retour à l’état du site</a></p>
        </div>
        ${searchForm(query)}
        ${
          total > 0
            ? enquiryList(enquiries, at, 'enquiry')
            : empty(query === '' ? 'Aucune demande pour l’instant.' : 'Aucune demande ne correspond à cette recherche.')
        }
        ${pager(query, found)}
      </section>
    </div>`,
  )
}
