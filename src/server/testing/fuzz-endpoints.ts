import { VITALS_PATH } from '../../domain/monitoring/vitals'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { ASSISTANT_ENDPOINT } from '../assistant/testing/fuzz-endpoint'
import { commandEndpoints, ENQUIRY_ENDPOINTS } from '../enquiries/testing/fuzz-endpoints'
import type { FuzzEndpoint } from './fuzz-endpoint'
import { dealerHeaders, REBUILD_TOKEN, storyblokSignature } from '../webhooks/testing/webhook-client'

/** Lets requests write to the dealer service and publish releases. */
export const SERVICE_TOKEN = 'token-of-the-service'

const bearer = (token: string) => () => ({ authorization: `Bearer ${token}` })
const feed = (vehicles: unknown): string => Buffer.from(JSON.stringify(vehicles)).toString('base64')

/** An import request around a feed. */
export const importRequest = (base64: string) => ({
  feed: base64,
  map: { format: 'json', fields: 'same', complete: false },
  force: false,
  dryRun: true,
})

const vital = { metric: 'LCP', value: 1234.5, rating: 'good', template: 'vehicle', navigation: 'navigate' }

/** Every endpoint of the API that takes a body. */
export const API_ENDPOINTS: readonly FuzzEndpoint[] = [
  ...ENQUIRY_ENDPOINTS,
  ...commandEndpoints(SERVICE_TOKEN),
  { method: 'POST', path: '/api/rebuild', body: { full: false, reason: 'x' }, headers: bearer(REBUILD_TOKEN) },
  {
    method: 'POST',
    path: '/api/releases/publications',
    body: { releaseId: '0123456789abcdef', cause: 'rollback', against: null },
    headers: bearer(SERVICE_TOKEN),
  },
  {
    method: 'PATCH',
    path: '/api/dealer/v1/vehicles/1',
    body: { ...exampleVehicle, id: 1 },
    headers: bearer(SERVICE_TOKEN),
  },
  {
    method: 'PUT',
    path: '/api/dealer/v1/vehicles/2',
    body: { ...exampleVehicle, id: 2 },
    headers: bearer(SERVICE_TOKEN),
  },
  {
    method: 'PUT',
    path: '/api/dealer/v1/brands/opel',
    body: {
      id: 'opel',
      name: 'Opel',
      tagline: '',
      logo: 'opel',
      sellsNew: true,
      categories: [],
      locationIds: [],
      order: 1,
    },
    headers: bearer(SERVICE_TOKEN),
  },
  {
    method: 'POST',
    path: '/api/dealer/v1/imports',
    body: importRequest(feed([exampleVehicle])),
    headers: bearer(SERVICE_TOKEN),
  },
  {
    method: 'POST',
    path: '/api/reports/csp',
    body: { 'csp-report': { 'document-uri': 'https://a.example/', 'blocked-uri': 'inline' } },
    headers: () => ({}),
  },
  ASSISTANT_ENDPOINT,
  { method: 'POST', path: VITALS_PATH, body: [vital], headers: () => ({}) },
  {
    method: 'POST',
    path: '/api/webhooks/storyblok',
    body: { text: 'x', action: 'published', space_id: 1, story_id: 2, full_slug: 'a/b' },
    headers: (bytes) => ({ 'webhook-signature': storyblokSignature(bytes) }),
  },
  {
    method: 'POST',
    path: '/api/webhooks/dealer',
    body: {
      type: 'vehicle.updated',
      timestamp: '2026-11-21T08:30:00Z',
      data: { id: 1, lists: ['brands'], added: [1] },
    },
    headers: (bytes) => dealerHeaders(bytes.toString('utf8'), { id: `msg_${Math.random()}` }),
  },
]

const CMS_BLOCKS = [
  {
    _uid: 'h',
    component: 'hero',
    layout: 'page',
    title: 'Bonjour',
    buttons: [
      { _uid: 'b', component: 'button', label: 'Là', size: 'large', to: { linktype: 'url', url: '/nulle-part' } },
    ],
  },
  {
    _uid: 't',
    component: 'rich-text',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Oui', marks: [{ type: 'link', attrs: { href: '/stock', linktype: 'url' } }] },
          ],
        },
      ],
    },
  },
  { _uid: 's', component: 'stock-preview', title: 'Stock', count: '2', brand: 'peugeot', linkLabel: 'Tout' },
]

/** Endpoints of the preview, for an editor that opened a story. */
export const previewEndpoints = (storyId: number, query: string): FuzzEndpoint[] => [
  {
    method: 'POST',
    path: `/api/preview/render?${query}`,
    body: {
      story: {
        id: storyId,
        uuid: `uuid-${storyId}`,
        name: 'Pneus',
        full_slug: 'services/pneus',
        published_at: null,
        content: { _uid: 'r', component: 'page', seo: { title: 'Titre', description: 'Texte' }, body: CMS_BLOCKS },
      },
    },
    headers: () => ({}),
  },
]

/** Endpoints of /status, with a session that is open and the form token that belongs to it. */
export const statusEndpoints = (
  token: string,
  cookie: string,
  formToken: string,
  releases: { earlier: string; held: string },
): FuzzEndpoint[] => [
  { method: 'POST', path: '/status/connexion', isForm: true, body: { token }, headers: () => ({}) },
  // The token of another session: the one of this session would end it.
  {
    method: 'POST',
    path: '/status/deconnexion',
    isForm: true,
    body: { jeton: formToken.slice(1) },
    headers: () => ({ cookie }),
  },
  ...[`${releases.earlier}/retour`, `${releases.held}/forcer`].map((action) => ({
    method: 'POST',
    path: `/status/versions/${action}`,
    isForm: true,
    body: { jeton: formToken },
    headers: () => ({ cookie }),
  })),
]
