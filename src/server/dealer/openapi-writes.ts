import { MAX_WEBHOOK } from '../http/read-body'
import { json, problem, ref } from './openapi-parts'

const written = (description: string) => json(description, ref('Written'))
const id = (type: 'integer' | 'string', description: string) => ({
  name: 'id',
  in: 'path',
  required: true,
  description,
  schema: { type },
})
const body = (schema: object) => ({ required: true, content: { 'application/json': { schema } } })

const security = [{ writer: [] }]
const noToken = { 401: problem('Not the token of the running service') }
const bodyProblems = {
  400: problem('No JSON object'),
  413: problem(`Larger than ${MAX_WEBHOOK} bytes`),
  415: problem('Not application/json'),
  422: problem('Refused: `fields` says why'),
}
const noVehicle = { 404: problem('No such vehicle in stock') }

/** Single changes of the stock. */
export const vehicleWrites = () => ({
  '/api/dealer/v1/vehicles/{id}': {
    put: {
      summary: 'Writes a whole vehicle, new or not',
      security,
      parameters: [id('integer', 'Stock number')],
      requestBody: body(ref('Vehicle')),
      responses: {
        200: written('Written'),
        201: written('It is new in stock'),
        ...noToken,
        404: problem('No number of a vehicle'),
        ...bodyProblems,
      },
    },
    patch: {
      summary: 'Changes some fields of a vehicle; what comes of it must be a whole, valid vehicle',
      security,
      parameters: [id('integer', 'Stock number')],
      requestBody: body({ type: 'object' }),
      responses: { 200: written('Written'), ...noToken, ...noVehicle, ...bodyProblems },
    },
    delete: {
      summary: 'Takes a vehicle out of the stock and leaves a tombstone',
      security,
      parameters: [id('integer', 'Stock number')],
      responses: { 200: written('Gone'), ...noToken, ...noVehicle },
    },
  },
})

/** Single records of the lists. */
export const listWrites = (schemas: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(schemas).map(([kind, name]) => [
      `/api/dealer/v1/${kind}/{id}`,
      {
        put: {
          summary: `Writes one of the ${kind.replace('-', ' ')}: in its place, or at the end when it is new`,
          security,
          parameters: [id('string', 'Id of the record')],
          requestBody: body(ref(name)),
          responses: { 200: written('Written'), 201: written('It is new'), ...noToken, ...bodyProblems },
        },
      },
    ]),
  )
