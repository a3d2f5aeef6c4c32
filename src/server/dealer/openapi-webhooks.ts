import { ref } from './openapi-parts'

const signed = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const webhook = (summary: string, schema: string) => ({
  post: {
    summary,
    parameters: [
      signed('webhook-id', 'The receiver’s key: the same at every attempt'),
      signed('webhook-timestamp', 'Seconds since 1970, of this attempt'),
      signed('webhook-signature', '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; one for each secret'),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: ref(schema) } } },
    responses: {
      '2XX': { description: 'Taken. A page for people, a redirect and every other status are tried again' },
      410: { description: 'Nothing more is wanted at this address: the delivery is given up' },
    },
  },
})

/** What is sent to systems that the operator names, by Standard Webhooks. */
export const sentWebhooks = () => ({
  enquiry: webhook('An enquiry arrived, was changed or was cancelled (`ENQUIRY_CHANNELS`)', 'EnquiryWebhook'),
  alarm: webhook('Something needs a person, or no longer does (`ALARM_WEBHOOK_URL`)', 'AlarmWebhook'),
})
