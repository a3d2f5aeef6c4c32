import { html } from 'hono/html'
import type { BuildReason, ReasonDeed, ReasonPages, ReasonSubject } from '../../../domain/status/build-reasons'
import { figure } from './parts'
import type { Html } from './parts'
import { plural } from './words'

interface Noun {
  one: string
  many: string
  feminine: boolean
}

const SUBJECTS: Record<ReasonSubject, Noun> = {
  vehicle: { one: 'véhicule', many: 'véhicules', feminine: false },
  brand: { one: 'marque', many: 'marques', feminine: true },
  model: { one: 'modèle', many: 'modèles', feminine: false },
  'lease-offer': { one: 'offre de leasing', many: 'offres de leasing', feminine: true },
  location: { one: 'concession', many: 'concessions', feminine: true },
  employee: { one: 'collaborateur', many: 'collaborateurs', feminine: false },
  story: { one: 'contenu', many: 'contenus', feminine: false },
}
const DEEDS: Record<ReasonDeed, string> = { added: 'ajouté', changed: 'modifié', removed: 'retiré' }

const TEMPLATES: Record<string, readonly [one: string, many: string]> = {
  story: ['page de contenu', 'pages de contenu'],
  article: ['article', 'articles'],
  'article-list': ['liste d’actualités', 'listes d’actualités'],
  'article-archive': ['page des archives', 'pages des archives'],
  brand: ['page de marque', 'pages de marques'],
  'brand-models': ['liste de modèles', 'listes de modèles'],
  model: ['page de modèle', 'pages de modèles'],
  'model-landing': ['présentation de modèle', 'présentations de modèles'],
  'model-form': ['formulaire de modèle', 'formulaires de modèles'],
  vehicle: ['page de véhicule', 'pages de véhicules'],
  'vehicle-view': ['formulaire de véhicule', 'formulaires de véhicules'],
  'vehicle-calculator': ['calculateur de véhicule', 'calculateurs de véhicules'],
  'vehicle-brand': ['véhicule sous sa marque', 'véhicules sous leur marque'],
  stock: ['page du stock', 'pages du stock'],
  'stock-list': ['liste du stock', 'listes du stock'],
  compare: ['page du comparateur', 'pages du comparateur'],
  favourites: ['page des favoris', 'pages des favoris'],
  locations: ['liste des concessions', 'listes des concessions'],
  location: ['page de concession', 'pages de concessions'],
  'lease-offer': ['page de leasing', 'pages de leasing'],
  error: ['page d’erreur', 'pages d’erreur'],
}

/** `véhicule 412231 modifié`, `3 concessions ajoutées` */
export const causeText = ({
  subject,
  deed,
  total,
  keys,
}: Pick<BuildReason, 'subject' | 'deed' | 'total' | 'keys'>): string => {
  const { one, many, feminine } = SUBJECTS[subject]
  const participle = `${DEEDS[deed]}${feminine ? 'e' : ''}${total > 1 ? 's' : ''}`
  return total === 1
    ? `${one} ${keys[0] ?? ''} ${participle}`.replace('  ', ' ')
    : `${figure(total)} ${many} ${participle}`
}

/** `sa page`, `4 pages qui le montrent comme semblable`, `2 pages de marques` */
export const pagesText = (
  { bond, template, total }: Omit<ReasonPages, 'first'>,
  { subject, total: causes }: Pick<BuildReason, 'subject' | 'total'>,
): string => {
  if (bond === 'own') {
    if (causes > 1)
      return `leurs ${figure(total)} ${plural(total, 'page', 'pages')}`.replace(/^leurs 1 page$/, 'leur page')
    return total === 1 ? 'sa page' : `ses ${figure(total)} pages`
  }
  if (bond === 'similar') {
    const pronoun = causes > 1 ? 'les' : SUBJECTS[subject].feminine ? 'la' : 'le'
    return `${figure(total)} ${plural(total, 'page qui', 'pages qui')} ${pronoun} ${plural(total, 'montre', 'montrent')} comme ${causes > 1 ? 'semblables' : 'semblable'}`
  }
  const [one, many] = TEMPLATES[template] ?? ['autre page', 'autres pages']
  return `${figure(total)} ${plural(total, one, many)}`
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Why a build made its pages anew: each cause with the pages that hang on it, in words; their addresses stand below. */
export const reasonsPart = (reasons: readonly BuildReason[]): Html | '' =>
  reasons.length === 0
    ? ''
    : html`<div class="reasons"><h3>Ce qui a mené à ces pages</h3><ul>${reasons.map(
        (reason) =>
          html`<li><b>${capital(causeText(reason))}</b>${reason.pages.length === 0 ? html` <span class="soft">→ aucune page</span>` : html` → ${reason.pages.map((pages) => pagesText(pages, reason)).join(', ')}`}</li>`,
      )}</ul></div>`
