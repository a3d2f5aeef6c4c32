import { createConnection } from 'node:net'
import { openReceivers } from '../receivers/testing/open-receivers'
import type { OpenReceivers } from '../receivers/testing/open-receivers'
import { mailDocument } from './mail-document'

const LETTER = '<!doctype html><html lang="fr"><head><title>x</title></head><body><p>Bonjour</p></body></html>'
const ADF =
  '<?xml version="1.0"?><adf><prospect><id>GA-7F3K-29</id><vehicle><year>2024</year><model>Duster</model></vehicle></prospect></adf>'

/** Ids of the mails in a page, in their order. */
const idsIn = (html: string): string[] => [...html.matchAll(/<li id="m-([^"]+)"/g)].flatMap(([, id]) => id ?? [])

describe('the inbox of the demo', () => {
  let receivers: OpenReceivers
  beforeEach(async () => {
    receivers = await openReceivers()
  })
  afterEach(() => receivers.close())

  const send = (subject: string, more: object = {}) =>
    receivers.mail({
      to: 'Anne Schmit <anne@example.lu>',
      subject,
      text: `Référence ${subject}`,
      html: LETTER,
      ...more,
    })
  const newest = async (): Promise<string> => idsIn(await receivers.page('/boite'))[0] ?? ''

  it('says how many mails it keeps, and how many made room for newer ones', async () => {
    await receivers.close()
    receivers = await openReceivers({ keptMails: 2 })
    const notice = async () => /id="full">([^<]*)</.exec(await receivers.page('/boite'))?.[1]?.replace(/\u00a0/g, ' ')
    await send('un')
    expect(await notice()).toBeUndefined()
    await send('deux')
    const full = 'La boîte garde les 2 derniers messages : '
    expect(await notice()).toBe(`${full}à chaque nouveau message, le plus ancien est supprimé.`)
    await send('trois')
    await send('quatre')
    expect(await notice()).toBe(`${full}2 messages plus anciens ont été supprimés.`)
    expect(idsIn(await receivers.page('/boite'))).toHaveLength(2)
    await receivers.restart()
    expect(await notice()).toBe(`${full}à chaque nouveau message, le plus ancien est supprimé.`)
    await receivers.press('/boite/vider')
    expect(await notice()).toBeUndefined()
  })

  it('shows a mail in the page, the newest first, and its parts', async () => {
    expect(await receivers.page('/boite')).toContain('Aucun message pour l’instant')
    await send('Votre essai GA-7F3K-29', { replyTo: 'esch@alzette.example', bcc: 'copie@alzette.example' })
    await send('Autre chose')
    const list = await receivers.page('/boite')
    expect(idsIn(list)).toHaveLength(2)
    expect(list.indexOf('Autre chose')).toBeLessThan(list.indexOf('Votre essai'))
    expect(list).toContain('<span class="chip calm">GA-7F3K-29</span>')

    const id = idsIn(list)[1] ?? ''
    const page = await receivers.page(`/boite/${id}`)
    for (const text of ['Anne Schmit', 'esch@alzette.example', 'anne@example.lu, copie@alzette.example'])
      expect(page).toContain(text)
    expect(await receivers.page(`/boite/${id}?vue=texte`)).toContain('Référence Votre essai GA-7F3K-29')
    expect(await receivers.page(`/boite/${id}?vue=en-tetes`)).toContain('Message-ID')
    expect(await receivers.page(`/boite/${id}?vue=source`)).toContain('Delivered-To: copie@alzette.example')
  })

  it('tells open pages of a mail within a second', async () => {
    const response = await receivers.ask('/boite/flux')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const revision = async (): Promise<string> => {
      for (let text = ''; ;) {
        text += (await reader?.read())?.value ?? ''
        const [, found] = /data: (\S+)\n\n/.exec(text) ?? []
        if (found) return found
      }
    }
    const before = await revision()
    await send('Une demande')
    const sent = performance.now()
    expect(await revision()).not.toBe(before)
    expect(performance.now() - sent).toBeLessThan(1_000)
    await reader?.cancel()
  })

  it('finds mails by reference, address and word', async () => {
    await send('Votre essai GA-7F3K-29')
    await send('Votre essai GA-QX4M-53', { to: 'marc@example.lu' })
    for (const [query, count] of [
      ['ga-7f3k-29', 1],
      ['marc@', 1],
      ['votre essai', 2],
      ['essai introuvable', 0],
    ] as const)
      expect([query, idsIn(await receivers.page(`/boite?q=${encodeURIComponent(query)}`)).length]).toEqual([
        query,
        count,
      ])
    expect(await receivers.page('/boite?q=%3Cb%3E')).not.toContain('« <b>')
  })

  it('keeps mails over a restart, and forgets them when told to', async () => {
    await send('Avant le redémarrage')
    await receivers.restart()
    expect(await receivers.page(`/boite/${await newest()}`)).toContain('Avant le redémarrage')
    expect((await receivers.press('/boite/vider')).status).toBe(303)
    expect(idsIn(await receivers.page('/boite'))).toEqual([])
    await receivers.restart()
    expect(idsIn(await receivers.page('/boite'))).toEqual([])
  })

  it('defers, refuses and stays silent as its switch says, and shows each time', async () => {
    const settle = (mode: string) => receivers.press('/boite/reglage', { mode })
    await settle('differer')
    await expect(send('x')).rejects.toMatchObject({ responseCode: 451 })
    await settle('refuser')
    await expect(send('x')).rejects.toMatchObject({ responseCode: 550 })
    await settle('silence')
    await expect(receivers.mail({ to: 'a@example.lu', subject: 'x', text: 'x' }, 300)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    })
    const page = await receivers.page('/boite')
    for (const text of ['3\u00a0envois repoussés', '<b>451</b>', '<b>550</b>', '<b>sans réponse</b>'])
      expect(page).toContain(text)
    expect((await settle('autrement')).status).toBe(422)
    await settle('normal')
    await send('De nouveau')
    expect(idsIn(await receivers.page('/boite'))).toHaveLength(1)
  })

  it('marks a mail that was sent twice', async () => {
    await send('Une fois', { messageId: '<1@alzette.example>' })
    await send('Une fois', { messageId: '<1@alzette.example>', to: 'other@example.lu' })
    expect(await receivers.page('/boite')).not.toContain('Reçu une nouvelle fois')
    await send('Une fois', { messageId: '<1@alzette.example>' })
    expect((await receivers.page('/boite')).match(/Reçu une nouvelle fois/g)).toHaveLength(1)
  })

  it('hands out attachments as downloads, whatever type they claim', async () => {
    await send('GA-7F3K-29', {
      attachments: [
        { filename: 'demande é.xml', content: ADF, contentType: 'application/xml' },
        { filename: 'page.html', content: '<script>alert(1)</script>', contentType: 'text/html' },
      ],
    })
    const id = await newest()
    expect(await receivers.page(`/boite/${id}`)).toContain('&lt;adf&gt;')
    const file = await receivers.ask(`/boite/${id}/pieces/0`)
    expect([await file.text(), file.headers.get('content-disposition')]).toEqual([
      ADF,
      "attachment; filename*=UTF-8''demande%20%C3%A9.xml",
    ])
    const page = await receivers.ask(`/boite/${id}/pieces/1`)
    expect([page.headers.get('content-type'), page.headers.get('x-content-type-options')]).toEqual([
      'application/octet-stream',
      'nosniff',
    ])
    for (const path of ['pieces/2', 'pieces/-1', 'pieces/x', 'autre'])
      expect((await receivers.ask(`/boite/${id}/${path}`)).status).toBe(404)
  })

  it('says what an ADF document is about, and hands it out', async () => {
    await receivers.mail({ to: 'adf@dms.example', subject: 'ADF GA-7F3K-29', text: ADF })
    expect(await receivers.page('/boite')).toContain('Document ADF, 2024 Duster')
    const document = await receivers.ask(`/boite/${await newest()}/document.xml`)
    expect([(await document.text()).trim(), document.headers.get('content-disposition')]).toEqual([
      ADF,
      expect.stringMatching(/^attachment/),
    ])
    await send('Kein XML')
    expect((await receivers.ask(`/boite/${await newest()}/document.xml`)).status).toBe(404)
  })

  it('frames the letter without scripts, and escapes everything else of it', async () => {
    const evil = '<script>alert(1)</script>'
    await send(evil, { html: `<p>${evil}</p>`, from: `"${evil}" <a@b.example>` })
    const id = await newest()
    const page = await receivers.ask(`/boite/${id}`)
    expect(await page.text()).not.toContain(evil)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/)
    const letter = await receivers.ask(`/boite/${id}/contenu`)
    expect(letter.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox (?!.*allow-scripts)/)
  })

  it('lets no other site press its buttons', async () => {
    await send('Bleibt')
    const foreign = await receivers.press('/boite/vider', {}, { origin: 'https://evil.example' })
    expect([foreign.status, idsIn(await receivers.page('/boite')).length]).toEqual([403, 1])
  })

  it('sends people on from a mail that is gone', async () => {
    for (const id of ['20261124T120000000Z-00000000', '..%2f..%2fetc%2fpasswd', '%00', 'x'])
      expect([id, (await receivers.ask(`/boite/${id}`, { redirect: 'manual' })).status]).toEqual([id, 303])
  })

  it('outlives clients that hang up in the middle', async () => {
    const port = receivers.mailPort()
    for (const text of [
      '',
      'EHLO x\r\nMAIL FROM:<a@b.example>\r\n',
      'EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\nSubj',
    ])
      await new Promise<void>((resolve) => {
        const socket = createConnection({ port, host: '127.0.0.1' }, () => {
          socket.write(text)
          setTimeout(() => {
            socket.destroy()
            resolve()
          }, 30)
        })
      })
    await send('Danach')
    expect(idsIn(await receivers.page('/boite'))).toHaveLength(1)
    expect(receivers.lines).toEqual([])
  })
})

describe('the document of a letter', () => {
  it('opens links outside of its frame, and keeps its doctype first', () => {
    expect(mailDocument(LETTER)).toContain('<head><base target="_blank"><title>')
    expect(mailDocument('<!DOCTYPE html><p>x')).toBe('<!DOCTYPE html><base target="_blank"><p>x')
    expect(mailDocument('<p>x')).toBe('<!doctype html><base target="_blank"><p>x')
  })
})
