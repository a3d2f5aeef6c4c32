import type { StatusChannel, StatusDelivery, StatusEnquiry, StatusIncident } from '../model/enquiry-schema'
import { NNBSP } from './words'
import type { Tone } from './words'

export const CHANNEL_TYPES: Record<StatusChannel['type'], string> = {
  'visitor-mail': 'E-mail au visiteur',
  'dealership-mail': 'E-mail à la concession',
  webhook: 'Webhook',
  adf: 'ADF',
}

export const ENQUIRY_STATES: Record<StatusEnquiry['state'], { text: string; tone: Tone }> = {
  pending: { text: 'Inscription à confirmer', tone: 'calm' },
  accepted: { text: 'Acceptée', tone: 'calm' },
  held: { text: 'À vérifier', tone: 'wait' },
  refused: { text: 'Écartée', tone: 'calm' },
  cancelled: { text: 'Annulée par le visiteur', tone: 'calm' },
  erased: { text: 'Effacée', tone: 'calm' },
}

/** A delivery that failed and is tried again is told apart from one that just waits. */
export const deliveryState = ({
  state,
  detail,
  isPaused,
}: Pick<StatusDelivery, 'state' | 'detail' | 'isPaused'>): { text: string; tone: Tone } => {
  switch (state) {
    case 'sent':
      return { text: 'Transmis', tone: 'good' }
    case 'dead':
      return { text: 'Abandonné', tone: 'bad' }
    case 'withdrawn':
      return { text: 'Retiré', tone: 'calm' }
    default:
      if (isPaused) return { text: 'Attend la reprise du canal', tone: 'wait' }
      return detail === null ? { text: 'En route', tone: 'work' } : { text: 'Nouvel essai prévu', tone: 'wait' }
  }
}

export const INCIDENTS: Record<StatusIncident['type'], { title: (channel: string) => string; text: string }> = {
  dead: {
    title: (channel) => `Des transmissions ont été abandonnées (canal ${channel})`,
    text: `Elles ne sont plus essayées d’elles-mêmes. Corrigez la cause, puis renvoyez-les depuis «${NNBSP}Demandes${NNBSP}».`,
  },
  failing: {
    title: (channel) => `Le canal ${channel} ne passe plus`,
    text: 'Les demandes sont conservées, et les essais continuent pendant trois jours.',
  },
  delayed: {
    title: (channel) => `Des demandes n’arrivent pas encore (canal ${channel})`,
    text: 'Elles échouent depuis plus d’une heure, alors que d’autres passent. Les essais continuent pendant trois jours.',
  },
  stuck: {
    title: (channel) => `Des demandes attendent le canal ${channel} sans aucun essai`,
    text: 'Rien ne les envoie depuis plus de dix minutes. Consultez le journal du serveur, puis redémarrez-le.',
  },
  paused: {
    title: (channel) => `Le canal ${channel} est en pause depuis longtemps`,
    text: `Rien n’est perdu, mais rien ne part${NNBSP}: reprenez-le sous «${NNBSP}Demandes${NNBSP}» dès que possible.`,
  },
  unconfigured: {
    title: (channel) => `Des demandes attendent le canal ${channel}, absent de la configuration`,
    text: 'Remettez-le dans ENQUIRY_CHANNELS sous le même nom.',
  },
  undelivered: {
    title: () => 'Des demandes ne parviennent à aucune concession',
    text: `Aucun canal d’ENQUIRY_CHANNELS ne les prend. Complétez la liste et redémarrez${NNBSP}: elles partent aussitôt.`,
  },
  unchecked: {
    title: () => 'Des demandes attendent que quelqu’un les vérifie',
    text: 'Elles semblent suspectes et ne sont transmises à personne. Acceptez-les ou écartez-les ci-dessous.',
  },
  builds: {
    title: () => 'Le site n’a pas pu être reconstruit depuis plus de dix minutes',
    text: 'Les visiteurs voient la dernière version qui a réussi.',
  },
  held: {
    title: () => 'Une version est retenue depuis plus de dix minutes',
    text: 'Les visiteurs voient la version précédente.',
  },
}

/** What may be done with enquiries, deliveries and channels, as asked before it is done. */
export const ENQUIRY_ACTIONS = {
  renvoyer: {
    title: 'Renvoyer cette transmission',
    button: 'Renvoyer',
    text: `Elle part aussitôt, avec le même numéro qu’avant${NNBSP}: un destinataire qui l’a déjà reçue la reconnaît. Un e-mail, lui, arrive une seconde fois.`,
  },
  classer: {
    title: 'Classer cette transmission',
    button: 'Classer',
    text: 'Elle n’est plus signalée et n’est plus envoyée. Faites-le quand quelqu’un a repris la demande autrement.',
  },
  liberer: {
    title: 'Accepter cette demande',
    button: 'Accepter et transmettre',
    text: 'Elle part aussitôt par tous ses canaux, et le visiteur reçoit sa confirmation.',
  },
  ecarter: {
    title: 'Écarter cette demande',
    button: 'Écarter',
    text: 'Elle n’est transmise à personne et le visiteur ne reçoit rien. Elle reste conservée jusqu’à son effacement.',
  },
  pause: {
    title: 'Mettre ce canal en pause',
    button: 'Mettre en pause',
    text: 'Plus rien ne part par ce canal. Les demandes attendent et partent toutes quand vous le reprenez.',
  },
  reprise: {
    title: 'Reprendre ce canal',
    button: 'Reprendre',
    text: 'Tout ce qui attend part aussitôt.',
  },
} as const
export type EnquiryAction = keyof typeof ENQUIRY_ACTIONS
