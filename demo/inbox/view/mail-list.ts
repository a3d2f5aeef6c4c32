import { html } from 'hono/html'
import { chip } from '../../../src/server/status/view/parts'
import { counted, moment } from '../../receivers/html'
import type { Html } from '../../receivers/html'
import type { MailStore } from '../mail-store'
import type { MailSummary } from '../mail-summary'

export interface ListView {
  mails: MailStore
  /** What is searched for. */
  query: string
  /** The mail that is open beside the list. */
  openId: string | null
}

export const addressOfMail = (id: string, query: string): string =>
  `/demo/boite/${id}${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`

/** A mail that arrived before with the same Message-ID for the same people: its sender sent it again. */
const repeatedIds = (mails: readonly MailSummary[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { id, messageId, recipients } of [...mails].reverse()) {
    if (messageId === null) continue
    const key = JSON.stringify([messageId, recipients])
    if (seen.has(key)) repeated.add(id)
    seen.add(key)
  }
  return repeated
}

const row = (mail: MailSummary, { mails, query, openId }: ListView, isRepeated: boolean): Html => {
  const isOpen = mail.id === openId
  const isNew = !mails.isRead(mail.id)
  return html`<li id="m-${mail.id}"><a href="${addressOfMail(mail.id, query)}" class="${isNew ? 'new' : ''}"${isOpen ? html` aria-current="true"` : ''}>
<span class="line"><b class="to">${isNew ? html`<span class="sr">Non lu : </span>` : ''}${mail.to || 'Sans destinataire'}</b>${moment(mail.receivedAt)}</span>
<span class="subject">${mail.subject}</span>
<span class="preview">${mail.preview}</span>
<span class="marks">${mail.references.map((reference) => chip({ text: reference, tone: 'calm' }))}${
    mail.attachments > 0
      ? chip({ text: counted(mail.attachments, 'pièce jointe', 'pièces jointes'), tone: 'work' })
      : ''
  }${isRepeated ? chip({ text: 'Reçu une nouvelle fois', tone: 'wait' }) : ''}</span>
</a></li>`
}

const emptyList = (query: string): Html =>
  query === ''
    ? html`<div class="none-yet"><svg viewBox="0 0 48 48" aria-hidden="true" focusable="false"><rect x="5" y="11" width="38" height="27" rx="4"/><path d="m6 14 18 14 18-14"/></svg>
<h2>Aucun message pour l’instant</h2>
<p>Envoyez une demande depuis le site : la confirmation au visiteur et le message à la concession arrivent ici en moins d’une seconde.</p></div>`
    : html`<div class="none-yet"><h2>Aucun message ne contient « ${query} »</h2>
<p><a class="link" href="/demo/boite">Revoir tous les messages</a></p></div>`

/** Tells how many mails a full inbox keeps, and how many older ones it has deleted. */
const fullNotice = ({ count, kept, dropped }: MailStore): Html | '' => {
  if (count() < kept) return ''
  const gone = dropped()
  const what =
    gone === 0
      ? 'à chaque nouveau message, le plus ancien est supprimé'
      : counted(gone, 'message plus ancien a été supprimé', 'messages plus anciens ont été supprimés')
  return html`<p class="warning" id="full">La boîte garde les ${kept} derniers messages : ${what}.</p>`
}

/** The list on the left. It is replaced whenever something changes. */
export const mailList = (view: ListView): Html => {
  const found = view.mails.find(view.query)
  const repeated = repeatedIds(view.mails.find(''))
  return html`<div class="list" id="list" data-live>
<p class="found" role="status">${counted(found.length, 'message', 'messages')}${view.query === '' ? '' : ` pour « ${view.query} »`}</p>
${fullNotice(view.mails)}${found.length === 0 ? emptyList(view.query) : html`<ol>${found.map((mail) => row(mail, view, repeated.has(mail.id)))}</ol>`}
</div>`
}
