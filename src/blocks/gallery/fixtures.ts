import type { JsonObject } from '../../domain/json'

/** What a label cannot stand for: addresses, names of icons and figures that must fit together. */
export const FIXTURES: Readonly<Record<string, JsonObject>> = {
  'embedded-video': { url: 'https://www.youtube-nocookie.com/embed/x' },
  iframe: { url: 'https://www.openstreetmap.org/export/embed.html' },
  button: { icon: 'calendar' },
  card: { icon: 'clock' },
  'review-widget': { rating: '4.7', count: '1286' },
  review: { rating: '4' },
  vacancy: { email: 'carrieres@groupe-alzette.example' },
  download: { size: '1234', file: { fieldtype: 'asset', filename: 'https://www.example.com/conditions.pdf' } },
  hero: { eyebrow: 'Surtitre' },
}

/** Fields that choose records, of which an example would choose none, and switches that are states of their own. */
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

/** States that no field of the form has as a choice. */
export const STATES: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  'stock-preview': { 'sans résultat': { priceTo: '1' } },
  'job-vacancy-widget': { 'sans poste': { vacancies: [] } },
  'employee-list': { filtres: { filters: true } },
  'model-list': { 'marque inconnue': { brand: 'simca' } },
  button: {
    'pleine largeur': { fullWidth: true },
    désactivé: { disabled: true },
    'sans icône': { hideIcon: true },
    'sur fond sombre': { onDarkBackground: true },
  },
}
