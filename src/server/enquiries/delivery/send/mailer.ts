import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../../mail/types'
import type { Mailbox } from '../config/read-delivery-config'
import { ATTEMPT_MS } from '../outcome'

import { addressDigest } from './address-digest'
import { refusalOf, smtpFailure } from './smtp-failure'
import type { MailOutcome } from './smtp-failure'

/** A mail with its receivers. */
export interface AddressedMail extends Mail {
  /** The same at every attempt: the mail’s `Message-ID` is made of it. */
  id: string
  to: readonly string[]
  /** Digests of the receivers that have it already: the others alone are written to. */
  taken?: readonly string[]
  headers?: Record<string, string>
}

export interface MailTimes {
  /** Milliseconds to find the host and connect, to be greeted, and without a byte. */
  connectMs: number
  greetingMs: number
  silenceMs: number
  /** Milliseconds for the whole mail. */
  totalMs: number
}

const TIMES: MailTimes = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 20_000, totalMs: ATTEMPT_MS - 5_000 }

/** Connections that are kept open where the address of the server says nothing else, and mails that one carries. */
const CONNECTIONS = 10
const MAILS_PER_CONNECTION = 100

export interface Mailer {
  /** Never throws. */
  send: (mail: AddressedMail) => Promise<MailOutcome>
  close: () => void
}

/** What kept some receivers from getting a mail that the others have. */
const inPart = (failure: MailOutcome, taken: readonly string[]): MailOutcome =>
  taken.length === 0 ? failure : { state: 'failed', detail: `in_part_${failure.detail}`, taken }

/** Line breaks would begin another header. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ')

/** Sends mails over a few connections that are kept open. */
export const createMailer = (smtpUrl: string, from: Mailbox, times: MailTimes = TIMES): Mailer => {
  const open = () => {
    const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
    const isTls = protocol === 'smtps:'
    const transport = createTransport({
      pool: true,
      maxConnections: Number(searchParams.get('connections') ?? CONNECTIONS),
      maxMessages: MAILS_PER_CONNECTION,
      // What failed is attempted again by the queue, which counts it.
      maxRequeues: 0,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isTls ? 465 : 587) : Number(port),
      secure: isTls,
      requireTLS: searchParams.get('tls') === 'required',
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      dnsTimeout: times.connectMs,
      connectionTimeout: times.connectMs,
      greetingTimeout: times.greetingMs,
      socketTimeout: times.silenceMs,
      // How long a closed connection may wait for the other end.
      socketCloseTimeout: Math.min(1_000, times.silenceMs),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    // Each mail hears of its own failure; without a listener the pool's would end the process.
    transport.on('error', () => undefined)
    return transport
  }
  let transport = open()
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  const deliver = async (mail: AddressedMail): Promise<MailOutcome> => {
    const { id, to, taken = [], replyTo, subject, text, html, headers } = mail
    const left = to.filter((address) => !taken.includes(addressDigest(address)))
    // The configuration names those alone that have it.
    if (left.length === 0) return { state: 'sent', detail: 'smtp_250' }
    const options: SendMailOptions = {
      from,
      envelope: { from: from.address, to: [...left] },
      to: to.map((address) => ({ name: '', address })),
      ...(replyTo !== null && { replyTo }),
      subject: oneLine(subject),
      text,
      ...(html !== null && { html }),
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    }
    try {
      const refusal = refusalOf(await transport.sendMail(options))
      if (refusal === null) return { state: 'sent', detail: 'smtp_250' }
      const now = left.filter((address) => !refusal.addresses.includes(address)).map(addressDigest)
      return inPart(refusal.failure, [...taken, ...now])
    } catch (error) {
      return inPart(smtpFailure(error), taken)
    }
  }
  return {
    send: async (mail) => {
      const timer = new AbortController()
      const late = wait(times.totalMs, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const)
      const outcome = await Promise.race([deliver(mail), late])
      timer.abort()
      if (outcome !== 'late') return outcome
      // A server that answers a byte now and then would keep its connection for ever.
      transport.close()
      transport = open()
      return { state: 'failed', detail: 'timeout' }
    },
    close: () => transport.close(),
  }
}
