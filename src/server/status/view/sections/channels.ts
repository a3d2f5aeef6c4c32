import { html } from 'hono/html'
import type { StatusChannel, StatusEnquiries } from '../../model/enquiry-schema'
import { CHANNEL_TYPES } from '../enquiry-words'
import { chip, figure, when } from '../parts'
import type { Html } from '../parts'
import { NNBSP, plural } from '../words'

/** The worst first; one that fails says so even where nothing was given up yet. */
const stateOf = ({ pausedAt, isFailing, dead, retried, waiting }: StatusChannel) => {
  if (pausedAt !== null) return chip({ text: 'En pause', tone: 'wait' })
  if (isFailing) return chip({ text: 'Ne passe plus', tone: 'bad' })
  if (dead > 0) return chip({ text: `${figure(dead)} ${plural(dead, 'abandonnée', 'abandonnées')}`, tone: 'bad' })
  if (retried > 0) return chip({ text: `${figure(retried)} en nouvel essai`, tone: 'wait' })
  return waiting > 0 ? chip({ text: 'En route', tone: 'work' }) : chip({ text: 'En ordre', tone: 'good' })
}

const waitingText = ({ waiting, retried }: StatusChannel): string => {
  if (waiting === 0) return 'rien n’attend'
  const all = `${figure(waiting)} ${plural(waiting, 'attend', 'attendent')}`
  return retried === 0 ? all : `${all}, dont ${figure(retried)} après un échec`
}

const entry = (channel: StatusChannel, at: string): Html => {
  const { name, type, pausedAt, lastSentAt } = channel
  const action = pausedAt !== null ? 'reprise' : 'pause'
  return html`<li id="channel-${name}">
    <div>
      <h3>${name} ${stateOf(channel)}</h3>
      ${
        pausedAt === null
          ? ''
          : html`<p>En pause depuis ${when(pausedAt, at)}${NNBSP}: rien n’est perdu, tout partira à la reprise.</p>`
      }
      <p class="soft">
        ${CHANNEL_TYPES[type]} · ${waitingText(channel)} · ${lastSentAt === null ? 'rien transmis encore' : html`dernier envoi ${when(lastSentAt, at)}`}
      </p>
    </div>
    <a class="button quiet" data-dialog href="/status/canaux/${encodeURIComponent(name)}/${action}"
      >${pausedAt !== null ? 'Reprendre…' : 'Mettre en pause…'}<span class="sr"> ${name}</span></a
    >
  </li>`
}

/** The channels of the configuration; a loud word where there is none. */
export const channelList = ({ channels }: Pick<StatusEnquiries, 'channels'>, at: string): Html =>
  channels.length === 0
    ? html`<div class="message wait">
        <p>
          <b>Aucun canal n’est configuré${NNBSP}: les demandes sont conservées, mais personne ne les reçoit.</b> Indiquez
          <code>SMTP_URL</code> ou <code>ENQUIRY_CHANNELS</code>, puis redémarrez${NNBSP}: celles qui attendent partent
          alors.
        </p>
      </div>`
    : html`<ul class="channels">
        ${channels.map((channel) => entry(channel, at))}
      </ul>`
