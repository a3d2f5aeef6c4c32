import { html } from 'hono/html'
import { deleteAll, modeSwitch } from '../../receivers/html'
import type { Choice, Html } from '../../receivers/html'
import type { LeadStore } from '../lead-store'
import type { CrmMode } from '../misbehave'
import { leadList, rejectionList } from './lead-list'

const MODES: readonly Choice<CrmMode>[] = [
  { mode: 'normal', label: 'Aucune' },
  { mode: 'erreur', label: 'Erreur 500' },
  { mode: 'silence', label: 'Pas de réponse' },
  { mode: 'charabia', label: 'Réponse illisible' },
  { mode: 'perdue', label: 'Réponse perdue' },
]

const EXPLAINED: Readonly<Record<CrmMode, string>> = {
  normal: '',
  erreur: 'Le CRM répond 500 et ne garde rien : le site réessaie, de plus en plus rarement, pendant trois jours.',
  silence: 'Le CRM garde la connexion ouverte sans répondre : le site abandonne l’essai, puis recommence.',
  charabia: 'Le CRM répond par des octets qui ne sont pas du HTTP : le site réessaie.',
  perdue:
    'Le CRM garde la demande, puis coupe avant de répondre : le site la renvoie, et le CRM la reconnaît à sa clé.',
}

const behaviour = (mode: CrmMode): Html => html`<div class="behaviour" id="behaviour" data-live>
${modeSwitch('/demo/crm/reglage', 'Simuler une panne', MODES, mode)}
${mode === 'normal' ? '' : html`<p class="warning">${EXPLAINED[mode]}</p>`}
</div>`

/** The whole page below the header. */
export const crmPage = (store: LeadStore, mode: CrmMode): Html => html`<div class="bar"><div class="wrap">
<div class="heading"><h1 class="title">CRM</h1><p class="soft">Un faux CRM : il vérifie la signature de chaque webhook et ne garde chaque demande qu’une fois.</p></div>
${deleteAll('/demo/crm/vider', 'Toutes les demandes reçues ici seront supprimées.')}
${behaviour(mode)}
</div></div>
<div class="wrap content">
${rejectionList(store.rejections())}
${leadList(store.leads())}
</div>`
