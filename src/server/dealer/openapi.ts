import { z } from 'zod'
import { brandSchema } from '../../contract/dealer/brand'
import { changesPageSchema } from '../../contract/dealer/changes'
import { employeeSchema } from '../../contract/dealer/employee'
import { enquiryReceiptSchema, enquirySchema } from '../../contract/dealer/enquiry'
import { errorSchema } from '../../contract/dealer/error'
import { leaseOfferSchema } from '../../contract/dealer/lease-offer'
import { liveAnswerSchema } from '../../contract/dealer/live'
import { locationSchema } from '../../contract/dealer/location'
import { modelSchema } from '../../contract/dealer/model'
import { positionSchema } from '../../contract/dealer/position'
import { vehicleSchema } from '../../contract/dealer/vehicle'
import { writtenSchema } from '../../contract/dealer/written'
import { MAX_BODY } from '../enquiries/max-body'
import { json, problem, ref, schemaUri } from './openapi-parts'
import { vehicleWrites, listWrites } from './openapi-writes'
import { DEFAULT_PAGE, MAX_PAGE } from './page-size'

const SCHEMAS = {
  Vehicle: vehicleSchema,
  ChangesPage: changesPageSchema,
  Brand: brandSchema,
  Model: modelSchema,
  LeaseOffer: leaseOfferSchema,
  Location: locationSchema,
  Employee: employeeSchema,
  Position: positionSchema,
  Written: writtenSchema,
  LiveAnswer: liveAnswerSchema,
  Enquiry: enquirySchema,
  EnquiryReceipt: enquiryReceiptSchema,
  Error: errorSchema,
} as const

const COLLECTION_SCHEMAS = {
  brands: 'Brand',
  models: 'Model',
  'lease-offers': 'LeaseOffer',
  locations: 'Location',
  employees: 'Employee',
} as const

const componentSchemas = (): Record<string, object> => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: schemaUri, unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [
      name,
      // What a form leaves out counts as null, so only what has no null must be there.
      name === 'Enquiry' ? { ...schema, required: ['kind', 'name', 'email', 'consent'] } : schema,
    ]),
  )
}

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
        201: json('Stored', ref('EnquiryReceipt')),
        400: problem('No JSON, or a malformed key'),
        409: problem('The key came with another enquiry before'),
        413: problem(`Larger than ${MAX_BODY} bytes`),
        415: problem('Not application/json'),
        422: problem('Refused: `fields` says in French why'),
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
  components: {
    schemas: componentSchemas(),
    securitySchemes: { writer: { type: 'http', scheme: 'bearer', description: 'Token of the running service' } },
  },
})
