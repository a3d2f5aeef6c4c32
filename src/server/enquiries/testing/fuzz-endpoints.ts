import type { FuzzEndpoint } from '../../testing/fuzz-endpoint'
import { question } from './example-bodies'

/** Endpoints that take in enquiries. */
export const ENQUIRY_ENDPOINTS: readonly FuzzEndpoint[] = [
  {
    method: 'POST',
    path: '/api/enquiries',
    body: {
      ...question,
      phone: null,
      vehicleId: 1,
      attachments: [{ kind: 'search', title: 'Recherche', lines: [['Marque', 'Peugeot']], path: '/stock' }],
    },
    headers: () => ({}),
  },
  {
    method: 'POST',
    path: '/api/enquiries/form',
    isForm: true,
    body: { kind: 'contact', subject: 'other', name: 'Jo', email: 'a@b.lu', message: 'x', consent: 'true' },
    headers: () => ({}),
  },
]

/** What `npm run enquiries` sends. */
export const commandEndpoints = (token: string): FuzzEndpoint[] =>
  [
    { command: 'list', limit: 10 },
    { command: 'export', email: 'a@b.lu' },
  ].map((body) => ({
    method: 'POST',
    path: '/api/enquiries/commands',
    body,
    headers: () => ({ authorization: `Bearer ${token}` }),
  }))
