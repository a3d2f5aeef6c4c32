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
import { alarmWebhookSchema } from '../../contract/webhooks/alarm'
import { enquiryWebhookSchema } from '../../contract/webhooks/enquiry'
import { schemaUri } from './openapi-parts'

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
  EnquiryWebhook: enquiryWebhookSchema,
  AlarmWebhook: alarmWebhookSchema,
  Error: errorSchema,
} as const

/** Every schema of the document by its name. */
export const componentSchemas = (): Record<string, object> => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: schemaUri, unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  )
}
