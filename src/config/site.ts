import type { StockFilters } from '../domain/stock-search/custom-filters'

/** Page configuration: what this group chose where the product leaves a choice (spec, section 3). */
export const site = {
  name: 'Groupe Alzette',
  legalName: 'Groupe Alzette S.A.',
  locale: 'fr-LU',
  language: 'fr',
  country: 'LU',
  phone: '+352 26 10 40',
  /** Dealership that answers this number, for calls from the header, the footer and everywhere else. */
  phoneLocation: 'luxembourg',
  email: 'bonjour@groupe-alzette.example',
  foundingYear: 1954,
  themeColour: '#0F2137',
  localeCookie: { name: 'vitrine_locale', maxAgeDays: 365 },
  map: {
    bounds: { north: 50.2465, south: 49.3397, west: 5.5655, east: 6.6273 },
    centre: { latitude: 49.793, longitude: 6.096 },
  },
  /** Whether the page of a dealership shows its employees. */
  locationEmployees: true as boolean,
  /** Whether visitors may ask what their car is worth (block `trade-in`). */
  tradeIn: false as boolean,
  wltp: false as boolean,
  co2Image: false,
  /** Filters of the stock beside those of every vehicle's record; see `domain/stock-search/custom-filters.ts`. */
  stockFilters: { optional: [], custom: [] } as StockFilters,
  /** `bubbleDelay` in seconds; `pages`: where the assistant hands over to. */
  chat: {
    enabled: true as boolean,
    bubbleDelay: 1,
    pages: {
      testDrive: '/reserver-un-essai#formulaire',
      workshop: '/services/service-apres-vente#formulaire',
      tyres: '/formulaires/prise-de-rendez-vous-pneus-roues#formulaire',
      lease: '/private-lease',
      businessLease: '/business-lease',
    },
  },
  /** Where the contact link at the foot of the screen leads, on stories that have no way to contact of their own. */
  stickyContact: '/directcontact',
  /** Hosts whose pages and videos stories may embed, after consent; embeds from other hosts become links. */
  embedHosts: ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.openstreetmap.org'] as readonly string[],
  /** Further hosts that the scripts of these services load from or send to. */
  serviceHosts: { booking: [], tagManager: [] } as Record<'booking' | 'tagManager', readonly string[]>,
  /** Brands whose own icon stands in the tab on their pages; everywhere else the group's. */
  brandFavicons: ['peugeot', 'citroen'],
} as const
