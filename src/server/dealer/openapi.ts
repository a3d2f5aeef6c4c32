import { MAX_BODY } from '../enquiries/max-body'
import { json, problem, ref } from './openapi-parts'
import { componentSchemas } from './openapi-schemas'
import { sentWebhooks } from './openapi-webhooks'
import { vehicleWrites, listWrites } from './openapi-writes'
import { DEFAULT_PAGE, MAX_PAGE } from './page-size'

const COLLECTION_SCHEMAS = {
  brands: 'Brand',
  models: 'Model',
  'lease-offers': 'LeaseOffer',
  locations: 'Location',
  employees: 'Employee',
} as const

const notModified = { description: 'Nothing new: If-None-Match names the ETag of the answer' }

const cursorParameter = (name: string, required: boolean, description: string) => ({
  name,
  in: 'query',
  required,
  description,
  schema: { type: 'string' },
})
const cursorProblems = {
  400: problem('Malformed parameter'),
  410: problem('The cursor belongs to data that were replaced: read from the start'),
}

const collectionPaths = () =>
  Object.fromEntries(
    Object.entries(COLLECTION_SCHEMAS).map(([kind, name]) => [
      `/api/dealer/v1/${kind}`,
      {
        get: {
          summary: `All ${kind.replace('-', ' ')}, in the order in which they are shown`,
          responses: {
            200: json('The whole list', {
              type: 'object',
              properties: { items: { type: 'array', items: ref(name) } },
              required: ['items'],
              additionalProperties: false,
            }),
            304: notModified,
          },
        },
      },
    ]),
  )

const paths = () => ({
  '/api/dealer/v1/vehicles': {
    get: {
      summary: 'Changes of the stock in order, with tombstones',
      parameters: [
        cursorParameter('after', false, 'Cursor of an earlier answer; left out: from the beginning'),
        {
          name: 'limit',
          in: 'query',
          schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: DEFAULT_PAGE },
        },
      ],
      responses: { 200: json('One page', ref('ChangesPage')), 304: notModified, ...cursorProblems },
    },
  },
  ...vehicleWrites(),
  ...collectionPaths(),
  ...listWrites(COLLECTION_SCHEMAS),
  '/api/dealer/v1/position': {
    get: {
      summary: 'How far the data have come: equal answers mean that nothing changed',
      responses: { 200: json('The position', ref('Position')), 304: notModified },
    },
  },
  '/api/stock/live': {
    get: {
      summary: 'Prices, discounts and availability that changed since a release was built',
      parameters: [cursorParameter('since', true, 'Cursor of the change log that the release was built at')],
      responses: { 200: json('The difference', ref('LiveAnswer')), 304: notModified, ...cursorProblems },
    },
  },
  '/api/enquiries': {
    post: {
      summary: 'Test drives, questions and appointments that visitors send',
      parameters: [
        {
          name: 'Idempotency-Key',
          in: 'header',
          schema: { type: 'string', minLength: 8, maxLength: 200 },
          description: 'The same for every attempt to send one enquiry: it is stored once',
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: ref('Enquiry') } } },
      responses: {
        202: json('On disk: it will be passed on, whatever happens', ref('EnquiryReceipt')),
        400: problem('No JSON, or a malformed key'),
        409: problem('The key came with other content before'),
        413: problem(`Larger than ${MAX_BODY} bytes`),
        415: problem('Not application/json'),
        422: problem('Refused: `fields` says in French why'),
        429: problem('Too many from one client: `Retry-After` says when the next is taken, `message` whom to call'),
      },
    },
  },
})

/** Description of the service, made from the schemas that it answers by. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Dealer data contract',
    version: '1.0.0',
    description: 'What the site needs from a stock system. Money is in integer EUR cents, dates are ISO 8601.',
  },
  paths: paths(),
  webhooks: sentWebhooks(),
  components: {
    schemas: componentSchemas(),
    securitySchemes: { writer: { type: 'http', scheme: 'bearer', description: 'Token of the running service' } },
  },
})
