import { site } from '../../../../config/site'
import { buildAdf } from '../../../../domain/enquiry/adf'
import { dealershipAddresses } from '../../../../domain/enquiry/channels'
import type { AdfChannel, Channel, DealershipMailChannel, WebhookChannel } from '../../../../domain/enquiry/channels'
import type { Mail } from '../../mail/types'
import type { DeliveryMessage, OpenDelivery } from '../message'
import type { Outcome } from '../outcome'
import { adfProspect } from './adf-prospect'
import { postMessage } from './http-post'
import type { Mailer } from './mailer'
import { postSigned } from './signed-post'
import { typedText, webhookPayload } from './webhook-payload'

/** The texts that channels send. */
export interface MessageTexts {
  visitor: (message: DeliveryMessage) => Mail
  dealership: (message: DeliveryMessage) => Mail
  /** What ADF has no element for, as plain text. */
  comments: (message: DeliveryMessage) => string
  /** Signed address by which a subscription is ended. */
  subscriptionUrl: (message: DeliveryMessage) => string
}

export interface SendOptions {
  channels: readonly Channel[]
  /** Null where there is no mail server. */
  mailer: Mailer | null
  texts: MessageTexts
  siteUrl: string
  /** Milliseconds of a request; tests have less time. */
  timeoutMs?: number | undefined
}

interface Sending {
  id: string
  taken: readonly string[]
  message: DeliveryMessage
  signal: AbortSignal
}

const NO_MAIL_SERVER: Outcome = { state: 'failed', detail: 'no_mail_server' }

/** Sends deliveries by the channels of the configuration. */
export const createSend = ({ channels, mailer, texts, siteUrl, timeoutMs }: SendOptions) => {
  const byName = new Map(channels.map((channel) => [channel.name, channel]))
  const limit = timeoutMs === undefined ? {} : { timeoutMs }

  const mail = async ({ id, taken, message }: Omit<Sending, 'signal'>, to: readonly string[], content: Mail) => {
    if (mailer === null) return NO_MAIL_SERVER
    const { subject, text, html, replyTo } = content
    return mailer.send({
      id,
      to,
      taken,
      subject,
      text,
      html,
      replyTo,
      headers: { 'X-Enquiry-Reference': message.reference },
    })
  }
  const toVisitor = async (sending: Sending): Promise<Outcome> => {
    const { message } = sending
    const address = typedText(message.enquiry.values.email)
    if (address === null) return { state: 'gave_up', detail: 'no_address' }
    const outcome = await mail(sending, [address], texts.visitor(message))
    // Nobody but the visitor can mend the address.
    return 'noMailbox' in outcome ? { state: 'gave_up', detail: outcome.detail } : outcome
  }
  const toDealership = (channel: DealershipMailChannel, sending: Sending): Promise<Outcome> => {
    const { message } = sending
    const { location, department, enquiry } = message
    // Known by its number even where its record cannot be read.
    const locationId = location?.id ?? enquiry.subject.locationId
    const to = dealershipAddresses(channel, locationId, department, location?.email ?? site.email)
    return mail(sending, to, texts.dealership(message))
  }
  const byWebhook = ({ url, secrets }: WebhookChannel, { id, message, signal }: Sending): Promise<Outcome> =>
    postSigned({
      url,
      secrets,
      id,
      body: webhookPayload(message, siteUrl, texts.subscriptionUrl(message)),
      signal,
      ...limit,
    })

  const asAdf = ({ name, to }: AdfChannel, sending: Sending): Promise<Outcome> => {
    const { id, message, signal } = sending
    const xml = buildAdf(adfProspect({ id, channel: name }, message, texts.comments(message), siteUrl))
    if ('url' in to)
      return postMessage({
        url: to.url,
        body: xml,
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'idempotency-key': id,
          ...(to.authorization !== undefined && { authorization: to.authorization }),
        },
        signal,
        ...limit,
      })
    return mail(sending, to, { subject: `ADF ${message.reference}`, text: xml, html: null, replyTo: null })
  }

  /** Never throws. */
  return async ({ id, channel: name, message, taken }: OpenDelivery, signal: AbortSignal): Promise<Outcome> => {
    const channel = byName.get(name)
    if (channel === undefined) return { state: 'failed', detail: 'no_such_channel' }
    if (message === null) return { state: 'failed', detail: 'sealed' }
    const sending = { id, taken, message, signal }
    try {
      switch (channel.type) {
        case 'visitor-mail':
          return await toVisitor(sending)
        case 'dealership-mail':
          return await toDealership(channel, sending)
        case 'webhook':
          return await byWebhook(channel, sending)
        case 'adf':
          return await asAdf(channel, sending)
      }
    } catch {
      // What was thrown may quote what was to be sent.
      return { state: 'failed', detail: 'not_made' }
    }
  }
}
