import type { JsonObject } from '../../domain/json'

/** Values that cannot be generated from a label: addresses, icon names and numbers that must match each other. */
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

/** States that the choices of the form do not cover. */
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
