import type { AddressObject, ParsedMail } from 'mailparser'
import { parseReference } from '../../src/domain/enquiry/reference'
import { readAdf } from '../crm/read-adf'

/** What the list shows of a mail, and what it is searched by. */
export interface MailSummary {
  id: string
  /** ISO instant. */
  receivedAt: string
  /** Who the mail was delivered to: the addresses of the envelope. */
  recipients: string[]
  /** The recipients by their names where the mail has them. */
  to: string
  from: string
  subject: string
  /** The first words of the text. */
  preview: string
  /** Reference numbers of enquiries that the mail names. */
  references: string[]
  attachments: number
  messageId: string | null
  /** In bytes. */
  size: number
  /** Everything that the search looks at, in lower case. */
  words: string
}

const PREVIEW = 140
const REFERENCE_LIKE = /\b[A-Z]{2}-[0-9A-Z]{4}-[0-9]{2}\b/g
const MAX_REFERENCES = 3

/** The addresses of a header, each with its name where it has one. */
export const addressList = (header: AddressObject | AddressObject[] | undefined): { name: string; address: string }[] =>
  [header ?? []]
    .flat()
    .flatMap(({ value }) => value.flatMap((one) => one.group ?? [one]))
    .map(({ name, address = '' }) => ({ name, address }))

/** The addresses that the server noted in front of the mail, one line each; such lines of the sender are ignored. */
export const deliveredTo = ({ headerLines }: ParsedMail): string[] => {
  const first = headerLines.findIndex(({ key }) => key !== 'return-path' && key !== 'delivered-to')
  return headerLines
    .slice(0, first === -1 ? undefined : first)
    .filter(({ key }) => key === 'delivered-to')
    .map(({ line }) => line.slice(line.indexOf(':') + 1).trim())
}

const namesOf = (mail: ParsedMail, recipients: readonly string[]): string => {
  const known = new Map(
    [...addressList(mail.to), ...addressList(mail.cc)].map(({ name, address }) => [address.toLowerCase(), name]),
  )
  return recipients.map((address) => known.get(address.toLowerCase()) || address).join(', ')
}

/** Whether the text of a mail is a document for a program. */
export const isXml = (text: string): boolean => text.startsWith('<?xml')

/** What an ADF document is about, for people. */
const describeXml = (text: string): string => {
  try {
    const { vehicle, customer } = readAdf(text)
    return ['Document ADF', vehicle, customer].filter((part) => part !== null).join(', ')
  } catch {
    // Shown all the same: the inbox takes every mail.
    return 'Document XML'
  }
}

/** @param size of the mail as it was received, in bytes */
export const summarise = (id: string, receivedAt: string, mail: ParsedMail, size: number): MailSummary => {
  const recipients = deliveredTo(mail)
  const text = mail.text ?? ''
  const subject = mail.subject?.trim() || 'Sans objet'
  const [sender] = addressList(mail.from)
  const from = sender?.name || sender?.address || 'Expéditeur inconnu'
  const files = mail.attachments.filter(({ related }) => !related)
  const sources = files
    .filter(({ contentType }) => /^(?:text|application)\/(?:.*\+)?xml$/.test(contentType))
    .map(({ content }) => content.toString('utf8'))
  const references = [
    ...new Set([subject, text, ...sources].flatMap((part) => part.match(REFERENCE_LIKE) ?? [])),
  ].filter((reference) => parseReference(reference) !== null)
  const to = namesOf(mail, recipients)
  return {
    id,
    receivedAt,
    recipients,
    to,
    from,
    subject,
    preview: (isXml(text) ? describeXml(text) : text).replace(/\s+/g, ' ').trim().slice(0, PREVIEW),
    references: references.slice(0, MAX_REFERENCES),
    attachments: files.length,
    messageId: mail.messageId ?? null,
    size,
    words: [subject, from, sender?.address, to, ...recipients, ...references, text].join('\n').toLowerCase(),
  }
}
