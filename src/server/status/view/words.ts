import type { BuildState, EventSource, EventStatus } from '../../database/schema'

/** Narrow no-break space, before ; : ! ? and inside figures. */
export const NNBSP = '\u202F'

/** Of a release whose 301 file has lines that no host reads. */
export const BLOCKED = `Son fichier de redirections contient une ligne illisible${NNBSP}: l’hébergeur ne servirait plus aucune règle. Personne ne peut la publier. Corrigez la redirection, puis publiez à nouveau.`

export const SOURCES: Record<EventSource, string> = {
  storyblok: 'Contenu',
  dealer: 'Stock',
  manual: 'À la main',
  reconciliation: 'Contrôle',
}

export type Tone = 'good' | 'wait' | 'work' | 'bad' | 'calm'

export const EVENT_STATES: Record<EventStatus, { text: string; tone: Tone }> = {
  pending: { text: 'En attente', tone: 'wait' },
  building: { text: 'En construction', tone: 'work' },
  published: { text: 'En ligne', tone: 'good' },
  omitted: { text: 'Laissé de côté', tone: 'bad' },
  ignored: { text: 'Sans effet', tone: 'calm' },
  failed: { text: 'Échec', tone: 'bad' },
}

/** Of an event that is live, but not as it was meant. */
export const IN_PART = { text: 'En ligne, à revoir', tone: 'wait' } as const

export const BUILD_STATES: Record<BuildState, { text: string; tone: Tone }> = {
  running: { text: 'En cours', tone: 'work' },
  published: { text: 'En ligne', tone: 'good' },
  unchanged: { text: 'Rien à changer', tone: 'calm' },
  gated: { text: 'Retenue', tone: 'wait' },
  failed: { text: 'Échec', tone: 'bad' },
}

export const BUILD_KINDS = { incremental: 'Partielle', full: 'Complète' } as const

export const CAUSES = {
  build: 'par une construction',
  rollback: 'par un retour en arrière',
  forced: 'à la main',
} as const

export const PUBLISHERS: Record<string, string> = { local: 'ce serveur', netlify: 'Netlify' }

/** Stages in the order of a build; what each does, in a word or two. */
export const STAGES: Record<string, string> = {
  check: 'Vérification',
  source: 'Lecture',
  schema: 'Schéma',
  pages: 'Pages',
  queries: 'Données',
  html: 'HTML',
  slices: 'Parties communes',
  delete: 'Nettoyage',
  post: 'Finitions',
  release: 'Version',
  gate: 'Contrôle',
  publish: 'Mise en ligne',
}

/** Stages that newer programs may add are shown by their own name. */
export const stageText = (stage: string): string => STAGES[stage] ?? stage

const KINDS: Record<string, string> = {
  published: 'Publication',
  unpublished: 'Dépublication',
  deleted: 'Suppression',
  moved: 'Déplacement',
  merged: 'Fusion',
  release_merged: 'Fusion d’une publication groupée',
  rebuild: 'Reconstruction',
  full: 'Reconstruction complète',
  start: 'Mise en route du serveur',
  code: 'Nouvelle version du programme',
  content: 'Différence trouvée',
  dealer: 'Différence trouvée',
  entries_updated: 'Redirections modifiées',
}

/** What the stock system calls a thing; the words that follow agree with it. */
const THINGS: Record<string, { text: string; feminine: boolean }> = {
  stock: { text: 'Stock', feminine: false },
  vehicle: { text: 'Véhicule', feminine: false },
  model: { text: 'Modèle', feminine: false },
  brand: { text: 'Marque', feminine: true },
  location: { text: 'Concession', feminine: true },
  employee: { text: 'Collaborateur', feminine: false },
  'lease-offer': { text: 'Offre de leasing', feminine: true },
}
const DEEDS: Record<string, string> = {
  created: 'ajouté',
  updated: 'modifié',
  changed: 'modifié',
  deleted: 'retiré',
  removed: 'retiré',
  repriced: 'à un nouveau prix',
}

/** `vehicle.updated` and the words of the CMS in French; anything else stays as the sender wrote it. */
export const kindText = (kind: string): string => {
  const [thing = '', deed = ''] = kind.split('.')
  const [subject, verb] = [THINGS[thing.replaceAll('_', '-')], DEEDS[deed]]
  if (subject && verb) return `${subject.text} ${verb}${subject.feminine && verb.endsWith('é') ? 'e' : ''}`
  return KINDS[kind.replace(/^(?:story|datasource)\./, '')] ?? kind
}

/** @example plural(2, 'page', 'pages') // '2 pages' */
export const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many)

/** First characters of an id, enough to tell releases apart by eye. */
export const shortId = (id: string): string => id.slice(0, 10)

/** What the form that signs in says of the session before, by the parameter `fin`. */
export const ENDED: Record<string, string> = {
  session: `Votre session est terminée${NNBSP}: reconnectez-vous pour continuer.`,
  deconnexion: 'Vous êtes déconnecté. Cette session ne peut plus servir.',
}
