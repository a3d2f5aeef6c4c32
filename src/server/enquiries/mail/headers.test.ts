import fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { anyReceived, exampleItem, hostileText } from '../testing/any-enquiry'
import { exampleSite } from '../../../domain/testing/example-location'
import { renderDealershipMail } from './dealership-mail'

const HEADERS = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to']
const transport = createTransport({ streamTransport: true, buffer: true })

/** A mail as it goes out, read again by another library. */
const asSent = async (mail: ReturnType<typeof renderDealershipMail>) => {
  const { message } = await transport.sendMail({
    from: 'demandes@alzette.example',
    to: 'ventes@alzette.example',
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? '',
    ...(mail.replyTo && { replyTo: mail.replyTo }),
  })
  return simpleParser(message)
}

describe('mails on the wire', () => {
  it('have their own headers and receivers only, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(anyReceived, hostileText, hostileText, async (received, name, company) => {
        const values = { ...received.enquiry.values, name, company, wantedVehicle: company }
        const context = {
          siteUrl: 'https://www.example.lu',
          now: '2026-11-24T10:00',
          location: exampleSite,
          item: null,
        }
        const mail = renderDealershipMail({ ...received, enquiry: { ...received.enquiry, values } }, context)
        const parsed = await asSent(mail)
        expect([...parsed.headers.keys()].sort()).toEqual(HEADERS)
        expect(parsed.to).toMatchObject({ text: 'ventes@alzette.example' })
        expect(parsed.replyTo?.value.map(({ address }) => address)).toEqual([values.email])
        expect(parsed.subject?.startsWith('GA-7F3K-29 · ')).toBe(true)
        expect(parsed.attachments).toEqual([])
        expect(parsed.text?.trim()).toBe(mail.text.trim())
      }),
      { numRuns: 60 },
    )
  })

  it('carry accents, quotes and emoji unharmed', async () => {
    const received = fc.sample(anyReceived, 1)[0]
    if (received === undefined) throw new Error('nothing to send')
    const values = { ...received.enquiry.values, name: 'Zoé "Zou" Müller 🚗, <x@y.z>' }
    const context = {
      siteUrl: 'https://www.example.lu',
      now: '2026-11-24T10:00',
      location: exampleSite,
      item: exampleItem,
    }
    const parsed = await asSent(
      renderDealershipMail({ ...received, enquiry: { ...received.enquiry, values } }, context),
    )
    expect(parsed.subject).toContain(exampleItem.title)
    expect(parsed.replyTo?.value).toEqual([{ name: 'Zoé "Zou" Müller 🚗, <x@y.z>', address: values.email }])
    expect(parsed.html).toContain('Zoé &quot;Zou&quot; Müller 🚗, &lt;x@y.z&gt;')
  })
})
