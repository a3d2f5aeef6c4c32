import { site } from '../../../config/site'
import { plainText } from '../../../domain/enquiry/plain-text'
import { shorten } from './content/clean-text'
import type { MailDocument } from './document'
import { renderHtml } from './html/render-html'
import { renderText } from './render-text'
import type { Mail, MailAddress, MailContext } from './types'

const SUBJECT_LENGTH = 140
const NAME_LENGTH = 80

/** A text for a header: one line, and none of the characters that end one or turn it around. */
const headerText = (value: string, max: number): string => shorten(plainText(value, false).trim(), max)

const finish = (subject: string, replyTo: MailAddress, document: MailDocument): Mail => ({
  subject: headerText(subject, SUBJECT_LENGTH),
  text: renderText(document),
  html: renderHtml(document),
  replyTo: { name: headerText(replyTo.name, NAME_LENGTH), address: headerText(replyTo.address, 254) },
})

/** A mail to the visitor; an answer goes to the dealership, or to the group. */
export const visitorMail = (subject: string, { location }: MailContext, document: MailDocument): Mail =>
  finish(subject, { name: location?.name ?? site.name, address: location?.email ?? site.email }, document)

/** A mail to the dealership; an answer goes to the visitor. */
export const dealershipMail = (subject: string, visitor: MailAddress, document: MailDocument): Mail =>
  finish(subject, visitor, document)
