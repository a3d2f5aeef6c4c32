import { html } from 'hono/html'
import type { ParsedMail } from 'mailparser'
import { fileSize, moment } from '../../receivers/html'
import type { Html } from '../../receivers/html'
import { addressList, isXml } from '../mail-summary'
import type { MailSummary } from '../mail-summary'

/** The parts of a mail that can be looked at. */
export const PARTS = ['html', 'texte', 'en-tetes', 'source'] as const
export type Part = (typeof PARTS)[number]

const LABELS: Readonly<Record<Part, string>> = {
  html: 'Message',
  texte: 'Texte seul',
  'en-tetes': 'En-têtes',
  source: 'Source',
}

export interface OpenMail {
  summary: MailSummary
  mail: ParsedMail
  part: Part
  query: string
  /** The whole mail, for the part `source`. */
  source: string
}

/** The part that is shown when none is asked for. */
export const firstPart = (mail: ParsedMail): Part => (mail.html ? 'html' : 'texte')

const people = (title: string, header: Parameters<typeof addressList>[0]): Html | '' => {
  const list = addressList(header)
  return list.length === 0
    ? ''
    : html`<div><dt>${title}</dt><dd>${list.map(({ name, address }) => html`<span>${name === '' ? '' : html`<b>${name}</b> `}${name === '' ? address : `<${address}>`}</span>`)}</dd></div>`
}

/** Whether a browser may show the text of an attachment. */
const isText = (contentType: string): boolean => /^text\/|[/+](?:xml|json)$/.test(contentType)

const attachments = ({ summary: { id }, mail }: OpenMail): Html | '' => {
  const files = mail.attachments.map((file, index) => ({ ...file, index })).filter(({ related }) => !related)
  return files.length === 0
    ? ''
    : html`<section class="files" aria-labelledby="files-title"><h2 id="files-title">Pièces jointes</h2>
<ul>${files.map(
        ({ filename = 'sans-nom', size, contentType, content, index }) => html`<li>
<a class="file" href="/demo/boite/${id}/pieces/${index}" download><b>${filename}</b><span>${contentType}, ${fileSize(size)}</span><span class="get">Télécharger</span></a>
${isText(contentType) ? html`<details><summary>Lire ici</summary><pre tabindex="0"><code>${content.toString('utf8')}</code></pre></details>` : ''}</li>`,
      )}</ul></section>`
}

const body = ({ summary: { id }, mail, part, source }: OpenMail): Html => {
  switch (part) {
    case 'html':
      return !mail.html
        ? html`<p class="empty">Ce message n’a pas de version HTML.</p>`
        : html`<iframe class="letter" src="/demo/boite/${id}/contenu" title="Contenu du message" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`
    case 'texte':
      return mail.text
        ? html`${isXml(mail.text) ? html`<p class="source-file"><a class="link" href="/demo/boite/${id}/document.xml" download>Télécharger le document (.xml)</a></p>` : ''}<pre class="${isXml(mail.text) ? '' : 'plain-text'}" tabindex="0">${mail.text}</pre>`
        : html`<p class="empty">Ce message n’a pas de version en texte seul.</p>`
    case 'en-tetes':
      return html`<table class="headers"><caption class="sr">En-têtes du message</caption><thead class="sr"><tr><th scope="col">Nom</th><th scope="col">Valeur</th></tr></thead><tbody>${mail.headerLines.map(
        ({ line }) => {
          const colon = line.indexOf(':')
          return html`<tr><th scope="row">${line.slice(0, colon)}</th><td>${line.slice(colon + 1).trim()}</td></tr>`
        },
      )}</tbody></table>`
    case 'source':
      return html`<p class="source-file"><a class="link" href="/demo/boite/${id}/source.eml" download>Télécharger le message (.eml)</a></p>
<pre tabindex="0"><code>${source}</code></pre>`
  }
}

const partAddress = (id: string, part: Part, query: string): string =>
  `/demo/boite/${id}?${new URLSearchParams({ vue: part, ...(query !== '' && { q: query }) }).toString()}`

/** The open mail on the right. */
export const mailPage = (open: OpenMail): Html => {
  const { summary, mail, part, query } = open
  return html`<article class="mail" id="mail" aria-labelledby="subject">
<a class="back" href="/demo/boite${query === '' ? '' : `?q=${encodeURIComponent(query)}`}">Tous les messages</a>
<h1 id="subject">${summary.subject}</h1>
<dl class="people">
${people('De', mail.from)}
${people('À', mail.to)}
${people('Copie', mail.cc)}
${people('Répondre à', mail.replyTo)}
<div><dt>Remis à</dt><dd>${summary.recipients.join(', ')}</dd></div>
<div><dt>Reçu</dt><dd><span>${moment(summary.receivedAt)}, ${fileSize(summary.size)}</span></dd></div>
</dl>
<nav class="parts" aria-label="Parties du message"><ul>${PARTS.filter((one) => one !== 'html' || mail.html).map(
    (one) =>
      html`<li><a href="${partAddress(summary.id, one, query)}"${one === part ? html` aria-current="page"` : ''}>${LABELS[one]}</a></li>`,
  )}</ul></nav>
${body(open)}
${part === 'html' || part === 'texte' ? attachments(open) : ''}
</article>`
}
