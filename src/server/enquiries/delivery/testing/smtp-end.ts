import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** How the server answers: `null` takes the mail; a number refuses it with that code; `silence` never answers. */
export type SmtpAnswer = null | 'silence' | { at: 'rcpt' | 'data'; code: number; text: string }

export interface SmtpEnd {
  url: string
  /** Every mail that was taken, each time. */
  mails: ParsedMail[]
  /** The addresses that each of these was for. */
  envelopes: string[][]
  /** Asked for each step of each mail. */
  answer: (address: string) => SmtpAnswer
  close: () => Promise<void>
}

const refusal = ({ code, text }: { code: number; text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code })

/** A real mail server on a free port that keeps what it takes. */
export const openSmtpEnd = async (): Promise<SmtpEnd> => {
  const end: SmtpEnd = { url: '', mails: [], envelopes: [], answer: () => null, close: async () => undefined }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onRcptTo: ({ address }, _session, callback) => {
      const answer = end.answer(address)
      if (answer === 'silence') return
      callback(answer?.at === 'rcpt' ? refusal(answer) : null)
    },
    onData: (stream, session, callback) => {
      simpleParser(stream).then((mail) => {
        const answer = end.answer(session.envelope.rcptTo[0]?.address ?? '')
        if (answer === 'silence') return
        if (answer !== null) return callback(refusal(answer))
        end.mails.push(mail)
        end.envelopes.push(session.envelope.rcptTo.map(({ address }) => address))
        callback(null)
      }, callback)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  end.url = `smtp://127.0.0.1:${port}`
  end.close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return end
}
