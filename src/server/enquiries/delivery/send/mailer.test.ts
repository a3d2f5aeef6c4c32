import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { openSmtpEnd } from '../testing/smtp-end'
import { createMailer } from './mailer'

const TIMES = { connectMs: 500, greetingMs: 300, silenceMs: 300, totalMs: 900 }
const FROM = { name: 'Groupe', address: 'demandes@alzette.example' }
const mail = (subject = 'Bonjour') => ({
  id: 'a',
  to: ['zoe@example.lu'],
  subject,
  text: 'Bonjour',
  html: null,
  replyTo: null,
})

/** Sends the first text as a greeting and answers each line with the next one. */
const dialogue =
  (...texts: string[]) =>
  (socket: Socket): void => {
    const say = (): void => void socket.write(texts.shift() ?? '250 ok\r\n')
    say()
    socket.on('data', say)
  }

/** Ways in which a port may not be a working mail server. */
const NONSENSE: [what: string, answer: (socket: Socket) => void, detail: RegExp][] = [
  ['closes at once', (socket) => void socket.end(), /^net_/],
  ['breaks the connection', (socket) => void socket.resetAndDestroy(), /^net_/],
  ['greets as a web server', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), /^(net|smtp)_/],
  ['greets with bytes', (socket) => void socket.write(Buffer.from([0, 255, 13, 10, 0, 7])), /^(net_|timeout)/],
  ['never greets', () => undefined, /^(net_|timeout)/],
  [
    'drips a byte now and then',
    (socket) => {
      const timer = setInterval(() => socket.write('2'), 100)
      socket.on('close', () => clearInterval(timer))
    },
    /^(net_|timeout)/,
  ],
  ['is busy', dialogue('421 4.3.2 too many connections\r\n'), /^smtp_421_4\.3\.2$/],
  ['answers texts without codes', dialogue('220 hello\r\n', 'certainly\r\n', 'why not\r\n'), /^(net_|smtp_|timeout)/],
  ['answers codes that there are not', dialogue('220 hello\r\n', '999 999\r\n', '999 \r\n'), /^(net_|smtp_|timeout)/],
]

describe('a mail', () => {
  it.each(NONSENSE)('to a port that %s fails in time', async (_what, answer, detail) => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
      answer(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, FROM, TIMES)
    const began = performance.now()
    const outcome = await mailer.send(mail())
    expect(outcome).toMatchObject({ state: 'failed', detail: expect.stringMatching(detail) })
    expect(performance.now() - began).toBeLessThan(20_000)
    mailer.close()
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })

  it.each([
    ['', 10],
    ['?connections=2', 2],
  ])('shares so many connections with others: %s', async (query, most) => {
    let [open, sent, highest] = [0, 0, 0]
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, callback) => {
        open += 1
        highest = Math.max(highest, open)
        callback()
      },
      onClose: () => void (open -= 1),
      onData: (stream, _session, callback) => {
        stream.resume().on('end', () => {
          sent += 1
          setTimeout(callback, 50)
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const mailer = createMailer(`smtp://127.0.0.1:${port}${query}`, FROM)
    await Promise.all(Array.from({ length: 24 }, () => mailer.send(mail())))
    mailer.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    expect([sent, highest]).toEqual([24, most])
  })

  it('is one mail with one receiver, whatever its subject says', async () => {
    const smtp = await openSmtpEnd()
    const mailer = createMailer(smtp.url, FROM)
    await mailer.send(mail('Bonjour\r\nBcc: evil@example.com\u2028X-Other: 1'))
    mailer.close()
    await smtp.close()
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]?.bcc).toBeUndefined()
    expect(smtp.mails[0]?.headers.get('x-other')).toBeUndefined()
    expect(smtp.mails[0]?.subject).toBe('Bonjour Bcc: evil@example.com X-Other: 1')
  })
})
