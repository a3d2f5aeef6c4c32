import type { StockFilters } from '../domain/stock-search/custom-filters'

/** Page configuration: what this group chose where the product leaves a choice (spec, section 3). */
export const site = {
  name: 'Groupe Alzette',
  legalName: 'Groupe Alzette S.A.',
  locale: 'fr-LU',
  language: 'fr',
  country: 'LU',
  timeZone: 'Europe/Luxembourg',
  phone: '+352 26 10 40',
  email: 'bonjour@groupe-alzette.example',
  foundingYear: 1954,
  themeColour: '#0F2137',
  localeCookie: { name: 'vitrine_locale', maxAgeDays: 365 },
  map: {
    bounds: { north: 50.2465, south: 49.3397, west: 5.5655, east: 6.6273 },
    centre: { latitude: 49.793, longitude: 6.096 },
  },
  locationEmployees: true,
  wltp: false as boolean,
  co2Image: false,
  /** Filters of the stock beside those of every vehicle's record; see `domain/stock-search/custom-filters.ts`. */
  stockFilters: { optional: [], custom: [] } as StockFilters,
  chat: { enabled: true, bubbleDelay: 1 },
  stickyContact: '/directcontact',
  /** Brands whose own icon stands in the tab on their pages; everywhere else the group's. */
  brandFavicons: ['peugeot', 'citroen'],
} as const
