import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream } from 'smtp-server'
import type { MailStore } from './mail-store'
import type { MailSwitch } from './mail-switch'

/** Bytes of a mail. */
const MAX_MAIL = 10 * 1024 * 1024
/** Milliseconds. */
const SOCKET_TIMEOUT = 60_000
const CLOSE_TIMEOUT = 1_000

export interface SmtpSinkOptions {
  /** 0: any free port. */
  port: number
  mails: MailStore
  behaviour: MailSwitch
  log: (line: string) => void
}

export interface SmtpSink {
  port: number
  close: () => Promise<void>
}

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

const readMail = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = []
  // A mail that is too large is read to its end, or the client waits for its answer.
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk)
  if (stream.sizeExceeded) throw smtpError(552, `The mail is larger than ${MAX_MAIL} bytes`)
  return Buffer.concat(chunks)
}

/**
 * SMTP server that stores every mail and forwards none. It has no authentication, so it always listens on 127.0.0.1,
 * regardless of `HOST`.
 *
 * @throws Error that names the port and its variable when it is taken
 */
export const startSmtpSink = async ({ port, mails, behaviour, log }: SmtpSinkOptions): Promise<SmtpSink> => {
  const server = new SMTPServer({
    name: 'boite.demo.localhost',
    banner: 'Groupe Alzette, demo inbox',
    size: MAX_MAIL,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    socketTimeout: SOCKET_TIMEOUT,
    closeTimeout: CLOSE_TIMEOUT,
    onRcptTo: ({ address }, _session, callback) => {
      const mode = behaviour.mode()
      if (mode === 'normal') return callback()
      if (mode === 'silence') return behaviour.refused(address, null)
      const code = mode === 'differer' ? 451 : 550
      behaviour.refused(address, code)
      callback(smtpError(code, code === 451 ? 'Try again later (demo switch)' : 'Mailbox unavailable (demo switch)'))
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const envelope = { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) }
      readMail(stream)
        .then((source) => mails.add(envelope, source))
        .then(
          (id) => callback(null, `Kept as ${id}`),
          (error: unknown) => {
            const known = error instanceof Error ? error : new Error(String(error))
            if (!('responseCode' in known)) log(`inbox: a mail could not be kept: ${known.stack ?? known.message}`)
            callback('responseCode' in known ? known : smtpError(451, 'The mail could not be kept'))
          },
        )
    },
  })
  let isListening = false
  // A client that hangs up in the middle is its own affair.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (isListening && error.code !== 'ECONNRESET' && error.code !== 'EPIPE') log(`inbox: ${error.message}`)
  })
  const socket = server.listen(port, '127.0.0.1')
  try {
    await once(socket, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new Error(`MAIL_PORT: port ${port} is taken`) : error
  }
  isListening = true
  return {
    port: (socket.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
