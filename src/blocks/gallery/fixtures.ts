import { galleryMark } from '../../domain/content/gallery'
import type { JsonObject } from '../../domain/json'
import { exampleText, PARAGRAPH } from './example-value'

/** Path of the page in which the preview shows the gallery, see `src/pages/apercu.tsx`. */
const GALLERY_PAGE = '/apercu'

const linkTo = (url: string): JsonObject => ({ fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url })

const pages = (...paths: string[]): JsonObject => ({
  pages: paths.map((path, index) => ({
    component: 'link',
    label: `Partie ${index + 1} du guide`,
    to: linkTo(path),
  })),
})

/** Values that cannot be generated from a label: addresses, icon names and numbers that must match each other. */
export const FIXTURES: Readonly<Record<string, JsonObject>> = {
  'embedded-video': { url: 'https://www.youtube-nocookie.com/embed/x' },
  iframe: { url: 'https://www.openstreetmap.org/export/embed.html' },
  button: { icon: 'calendar' },
  card: { icon: 'clock' },
  'review-widget': { rating: '4.7', count: '1286' },
  review: { rating: '4' },
  vacancy: { email: 'carrieres@groupe-alzette.example', validThrough: '2099-12-31 00:00' },
  download: { size: '1234', file: { fieldtype: 'asset', filename: 'https://www.example.com/conditions.pdf' } },
  hero: { eyebrow: 'Surtitre' },
  pagination: pages('/stock', GALLERY_PAGE, '/contact'),
}

/** Fields without an example: filters of records, which would match none, and switches shown as separate states. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'brand',
  'model',
  'fuel',
  'category',
  'condition',
  'location',
  'make',
  'product',
  'product_category',
  'priceFrom',
  'priceTo',
  'discounted',
  'plugins',
  'disabled',
  'fullWidth',
  'onDarkBackground',
  'hideIcon',
])

/** What a form shows after an attempt to send it. */
const FORM_EXAMPLES: Readonly<Record<string, JsonObject>> = {
  'champs à corriger': { _editable: galleryMark('invalid') },
  'trop de demandes': { _editable: galleryMark('limited') },
  'sans connexion': { _editable: galleryMark('kept') },
  envoyé: { _editable: galleryMark('sent') },
}

/** A text with a block between two of its paragraphs. */
const withBlock = (block: JsonObject): JsonObject => ({
  body: exampleText(PARAGRAPH, { type: 'blok', attrs: { id: 'example', body: [block] } }, PARAGRAPH),
})

/** States that the choices of the form do not cover. */
export const STATES: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  'rich-text': {
    'bloc dans le texte': withBlock({
      component: 'button',
      label: 'Nous écrire',
      to: linkTo('/contact'),
      _editable: galleryMark(),
    }),
  },
  'enquiry-form': FORM_EXAMPLES,
  newsletter: FORM_EXAMPLES,
  'trade-in': FORM_EXAMPLES,
  'stock-preview': { 'sans résultat': { priceTo: '1' } },
  'price-ways': { 'modèle inconnu': { model: 'simca-1000' } },
  'job-vacancy-widget': { 'sans poste': { vacancies: [] } },
  'call-to-action': {
    'autres boutons sur fond sombre': {
      tone: 'ink',
      buttons: ['secondary', 'tertiary', 'ghost'].map((variant) => ({
        component: 'button',
        label: 'Nous écrire',
        to: linkTo('/contact'),
        variant,
      })),
    },
  },
  pagination: {
    'première page': pages(GALLERY_PAGE, '/stock', '/contact'),
    'dernière page': pages('/stock', '/contact', GALLERY_PAGE),
  },
  'contact-list': { 'sans personne': { location: 'inconnue' } },
  'employee-list': { filtres: { filters: true } },
  'model-list': { 'marque inconnue': { brand: 'simca' } },
  button: {
    'pleine largeur': { fullWidth: true },
    désactivé: { disabled: true },
    'sans icône': { hideIcon: true },
    'sur fond sombre': { onDarkBackground: true },
  },
}
