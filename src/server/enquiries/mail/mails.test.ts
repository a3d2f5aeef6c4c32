import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import messages from '../../../locales/fr.json'
import mailMessages from '../../../locales/fr.mail.json'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import { anyReceived, anyReceivedOf, exampleItem } from '../testing/any-enquiry'
import { exampleSite } from '../../../domain/testing/example-location'
import { NOW } from '../testing/example-bodies'
import { renderAlarm } from './alarm'
import { renderChangeConfirmation, renderDealershipChange } from './change-mails'
import { renderConfirmation } from './confirmation'
import { renderDealershipMail } from './dealership-mail'
import { renderSubscription } from './subscription'
import type { Mail, MailContext, ReceivedEnquiry } from './types'

const SITE = 'https://www.example.lu'
const LINK = `${SITE}/api/enquiries/rendez-vous/GA-7F3K-29?jeton=abc&x=1`
const context: MailContext = { siteUrl: SITE, now: '2026-11-24T10:00', location: exampleSite, item: exampleItem }
const contexts: MailContext[] = [
  context,
  { ...context, location: null, item: null },
  { ...context, item: { ...exampleItem, isGone: true, path: null, price: null, title: '<b>Peugeot</b>\r\nX: y' } },
  {
    ...context,
    location: { ...exampleSite, showroomHours: null, workshopHours: null, routeUrl: 'javascript:alert(1)' },
  },
]
const wishes = { slot: '2026-11-30T09:00' }
const before = { slot: '2026-11-25T10:30', secondSlot: '2026-11-26T17:00' }

const everyMail = (received: ReceivedEnquiry, at: MailContext): Mail[] => [
  renderConfirmation(received, at, LINK),
  renderDealershipMail(received, at),
  renderDealershipMail({ ...received, since: { kind: 'cancel', at: NOW, wishes: {}, before } }, at),
  renderConfirmation({ ...received, since: { kind: 'change', at: NOW, wishes, before } }, at, LINK),
  renderSubscription(received, false, at, LINK),
  renderSubscription(received, true, at, LINK),
  ...(['change', 'cancel'] as const).flatMap((kind) => {
    const change = { kind, at: NOW, wishes: kind === 'cancel' ? {} : wishes, before }
    return [renderChangeConfirmation(received, change, at, LINK), renderDealershipChange(received, change, at)]
  }),
]

const testDrive: ReceivedEnquiry = {
  reference: 'GA-7F3K-29',
  receivedAt: NOW,
  suspicions: [],
  enquiry: {
    kind: 'test_drive',
    values: {
      name: 'Zoé Müller',
      email: 'zoe@example.lu',
      phone: '+352621123456',
      hasLicence: true,
      slot: '2026-11-25T10:30',
      secondSlot: '2026-11-26T17:00',
      message: 'Bonjour,\nvoir https://evil.example/x ou evil.com.',
    },
    subject: { vehicleId: 104_729, modelKey: null, leaseOfferKey: null, locationId: 'mersch' },
    attachments: [{ kind: 'calculation', title: 'Leasing', lines: [['Durée', '48 mois']], path: '/stock?x=1' }],
    consent: { textVersion: '2026-11-24', marketing: false },
    page: '/stock/peugeot-3008-104729',
    subjectState: 'offered',
    subjectTitle: 'Peugeot 3008',
  },
}
const TAGS = 'html head meta title style body div table tr td a span p h1 h2 strong br bdi'.split(' ')
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const htmlOf = ({ html }: Mail): string => plain(html ?? '')

describe('mails', () => {
  it('say of a wish that was over when the enquiry arrived that a date is to be agreed on', () => {
    const late = { ...testDrive, enquiry: { ...testDrive.enquiry, passedWishes: ['slot'] as const } }
    for (const { text } of [renderDealershipMail(late, context), renderConfirmation(late, context, LINK)]) {
      expect(plain(text)).toMatch(/25 novembre 2026[^\n]*\n?\s*Ce moment n’est plus possible : un autre est à convenir/)
      expect(text.match(/à convenir/g)).toHaveLength(1)
    }
  })

  it('that leave late promise an answer counted from then, and mark the wishes that are over', () => {
    const promised = (now: string): (string | undefined)[] => {
      const at = { ...context, now }
      const mails = [renderConfirmation(testDrive, at, LINK), renderDealershipMail(testDrive, at)]
      return mails.map(({ text }) => /(?:lundi|mardi|mercredi|jeudi|vendredi|samedi) \d+ \w+/.exec(plain(text))?.[0])
    }
    const [first] = promised('2026-11-24T10:00')
    expect(first).toBe('mercredi 25 novembre')
    // Released on the evening of that day, after the dealership closed, and two days later.
    expect(promised('2026-11-25T10:00')).toEqual([first, first])
    expect(promised('2026-11-25T23:00')).toEqual(Array(2).fill('jeudi 26 novembre'))
    expect(promised('2026-11-27T09:00')).toEqual(Array(2).fill(expect.not.stringMatching(/2[4-7] novembre/)))

    const at = { ...context, now: '2026-11-26T16:59' }
    const change = { kind: 'change', at: NOW, wishes: before, before: wishes } as const
    for (const { text } of [
      renderConfirmation(testDrive, at, LINK),
      renderDealershipMail(testDrive, at),
      renderChangeConfirmation(testDrive, change, at, LINK),
      renderDealershipChange(testDrive, change, at),
    ]) {
      expect(plain(text)).toMatch(/25 novembre 2026[^\n]*\n?\s*Ce moment n’est plus possible : un autre est à convenir/)
      expect(text.match(/à convenir/g)).toHaveLength(1)
    }
  })

  it('promise the answer before the first appointment that is wished for, where the usual time is later', () => {
    const both = (wishes: object, at: Partial<MailContext> = {}, passedWishes: readonly ['slot'] | [] = []) => {
      const values = { name: 'Zoé Müller', email: 'zoe@example.lu', ...wishes }
      const received = { ...testDrive, enquiry: { ...testDrive.enquiry, passedWishes, values } }
      const here = { ...context, ...at }
      return [renderConfirmation(received, here, LINK), renderDealershipMail(received, here)].map(({ text }) =>
        plain(text).replaceAll('\n', ' '),
      )
    }
    const [visitor, dealership] = both({ slot: '2026-11-26T10:00', secondSlot: '2026-11-25T10:30' })
    expect(visitor).toContain('Mersch vous répond avant votre rendez-vous du mercredi 25 novembre à 10 h 30.')
    expect(visitor).toContain('En cas d’urgence, appelez-nous au 32 10 40.')
    expect(dealership).toContain(
      'Réponse promise au client avant le rendez-vous souhaité du mercredi 25 novembre à 10 h 30',
    )
    expect([visitor, dealership].join()).not.toContain('au plus tard')
    const usual: [object, Partial<MailContext>?, (readonly ['slot'])?][] = [
      [{}],
      [{ slot: '2026-11-26T10:00' }],
      [{ slot: '2026-11-25T10:30' }, {}, ['slot']],
      [{ slot: '2026-11-25T10:30' }, { now: '2026-11-25T10:31' }],
      [{ slot: '2026-11-25T10:30' }, { item: { ...exampleItem, isGone: true } }],
    ]
    for (const wishes of usual) {
      const [confirmation, enquiry] = both(...wishes)
      expect(confirmation).toContain('Mersch vous répond au plus tard mercredi 25 novembre à 18 h 30.')
      expect(enquiry).toContain('Réponse promise au client au plus tard mercredi 25 novembre à 18 h 30')
      expect(confirmation).not.toContain('En cas d’urgence')
    }
  })

  it('promise no appointment with a vehicle that was sold since', () => {
    const mails = (isGone: boolean) => {
      const at = { ...context, item: { ...exampleItem, isGone } }
      return [renderConfirmation(testDrive, at, LINK), renderDealershipMail(testDrive, at)].map(({ text }) =>
        plain(text).replaceAll('\n', ' '),
      )
    }
    const [visitor, dealership] = mails(true)
    expect(visitor).toContain('Cet essai n’aura pas lieu.')
    expect(visitor).toContain(`Annuler ma demande : ${LINK}`)
    expect(visitor).not.toMatch(/le rendez-vous est pris|Modifier ou annuler/)
    expect(dealership).toContain('Cet essai n’aura pas lieu : proposez un véhicule semblable au client.')
    expect(dealership).not.toContain('attend votre confirmation')
    expect(mails(false).join()).not.toContain('n’aura pas lieu')
  })

  // The rules of structure: mail programs need much that a page should not have.
  const rules = [
    'attr-quotes',
    'close-attr',
    'close-order',
    'element-permitted-content',
    'element-permitted-parent',
    'heading-level',
    'no-dup-attr',
    'no-dup-class',
    'no-raw-characters',
    'no-unknown-elements',
    'wcag/h30',
  ]
  const validator = new HtmlValidate({ rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) })

  it.each(ENQUIRY_KINDS)('render a %s with any fields without a gap, and are well-formed', (kind) => {
    const gap = /\bundefined\b|\[object|mail\.\w+\.\w|enquiry\.\w+\.\w/
    fc.assert(
      fc.property(anyReceivedOf(kind), fc.constantFrom(...contexts), (received, at) => {
        const mails = everyMail(received, at)
        for (const mail of mails) {
          expect((mail.text + (mail.html ?? '')).match(gap)).toBeNull()
          expect(mail.text).toContain('GA-7F3K-29')
        }
        const [one] = fc.sample(fc.constantFrom(...mails), 1)
        const { results } = validator.validateStringSync(one?.html ?? '')
        expect(results.flatMap(({ messages: found }) => found.map(({ ruleId, message }) => [ruleId, message]))).toEqual(
          [],
        )
      }),
      { numRuns: 4 },
    )
  })

  it('let nothing that was typed become markup, a header, a link elsewhere or an invisible character', () => {
    fc.assert(
      fc.property(anyReceived, fc.constantFrom(...contexts), (received, at) => {
        for (const mail of everyMail(received, at)) {
          for (const header of [mail.subject, mail.replyTo?.name ?? '', mail.replyTo?.address ?? ''])
            expect(header).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/)
          expect(mail.subject.length).toBeLessThan(300)
          const html = mail.html ?? ''
          const tags = new Set(Array.from(html.matchAll(/<([a-z]\w*)/gi), ([, tag = '']) => tag))
          expect([...tags].filter((tag) => !TAGS.includes(tag))).toEqual([])
          expect(html.match(/<[^>]*\son\w+=/i)).toBeNull()
          expect((html + mail.text).match(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/)).toBeNull()
          const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
          expect(targets.length).toBeGreaterThan(0)
          expect(
            targets.filter(
              (target) =>
                !/^(?:https:\/\/(?:www\.example\.lu|maps\.example\/|cv\.example\/|example\.lu\/)|mailto:|tel:\+\d+$)/.test(
                  target,
                ),
            ),
          ).toEqual([])
        }
      }),
    )
  })

  it('confirm to the visitor what was asked, what happens next, and how to change it', () => {
    const mail = renderConfirmation(testDrive, context, LINK)
    expect(plain(mail.subject)).toBe('GA-7F3K-29 : nous avons bien reçu votre demande')
    expect(mail.replyTo).toEqual({ name: 'Mersch', address: 'mersch@groupe-alzette.example' })
    for (const words of [
      'Bonjour Zoé Müller,',
      'avant votre rendez-vous du mercredi 25 novembre à 10 h 30',
      'Premier choix : mercredi 25 novembre 2026 à 10 h 30',
      'Second choix : jeudi 26 novembre 2026 à 17 h',
      `Modifier ou annuler : ${LINK}`,
      `${plain(exampleItem.title)} <${SITE}/stock/peugeot-3008-104729>`,
      'Prix affiché : 31.490 €',
      'Durée : 48 mois',
      'Lundi à samedi : 8 h 30 à 18 h 30',
      '12 mois',
      `${SITE}/politique-de-traitement-des-donnees`,
      plain(messages['enquiry.field.consent']),
    ])
      expect(mail.text).toContain(words)
    expect(htmlOf(mail)).toContain(`href="${LINK.replace('&', '&amp;')}"`)
  })

  it('send no addresses of the web back to whoever may not have written them; the dealership sees them as text', () => {
    const toVisitor = renderConfirmation(testDrive, context, LINK)
    expect(`${toVisitor.text}${toVisitor.html ?? ''}`).not.toContain('evil')
    expect(toVisitor.text).toContain('voir [lien retiré] ou [lien retiré].')
    const toDealership = renderDealershipMail(testDrive, context)
    expect(toDealership.text).toContain('voir https://evil.example/x ou evil.com.')
    expect(toDealership.html).not.toContain('href="https://evil')
  })

  it('give the dealership everything to answer at a glance', () => {
    const mail = renderDealershipMail({ ...testDrive, suspicions: ['too_fast', 'of_tomorrow'] }, context)
    expect(mail.subject).toBe(`GA-7F3K-29 · Vente · Essai d’un véhicule · ${exampleItem.title}`)
    expect(mail.replyTo).toEqual({ name: 'Zoé Müller', address: 'zoe@example.lu' })
    for (const part of [
      'href="tel:+352621123456"',
      '621 123 456',
      'mailto:zoe@example.lu?subject=',
      '104729',
      'of_tomorrow',
    ])
      expect(htmlOf(mail)).toContain(part)
    expect(mail.text).toContain('Publicité par e-mail : Non, ne pas envoyer d’offres')
    expect(mail.text).toContain(`${plain(mailMessages['mail.suspicion.too_fast'])}, of_tomorrow`)
  })

  it('tell both sides of a change and of a cancellation', () => {
    const change = { kind: 'change', at: NOW, wishes, before } as const
    const changed = renderDealershipChange(testDrive, change, context)
    expect(changed.text).toContain('Souhait : lundi 30 novembre 2026 à 9 h')
    expect(changed.text).toContain('Premier choix : mercredi 25 novembre 2026 à 10 h 30')
    expect(renderChangeConfirmation(testDrive, change, context, LINK).text).toContain(LINK)
    const cancel = { kind: 'cancel', at: NOW, wishes: {}, before } as const
    expect(renderDealershipChange(testDrive, cancel, context).subject).toContain('Annulée par le client')
    expect(renderChangeConfirmation(testDrive, cancel, context, LINK).text).not.toContain(LINK)
  })

  it('say of a change that the vehicle was sold since, and offer no other moment', () => {
    const change = { kind: 'change', at: NOW, wishes, before } as const
    const mails = (isGone: boolean) => {
      const at = { ...context, item: { ...exampleItem, isGone } }
      return [renderChangeConfirmation(testDrive, change, at, LINK), renderDealershipChange(testDrive, change, at)].map(
        ({ text }) => plain(text).replaceAll('\n', ' '),
      )
    }
    const [visitor, dealership] = mails(true)
    expect(visitor).toContain('Ce véhicule n’est plus en vente.')
    expect(visitor).toContain('Cet essai n’aura pas lieu.')
    expect(visitor).toContain(`Annuler ma demande : ${LINK}`)
    expect(visitor).not.toMatch(/le rendez-vous est pris|Modifier ou annuler/)
    expect(dealership).toContain('Ce véhicule n’est plus en vente.')
    expect(dealership).toContain('proposez un véhicule semblable au client')
    expect(dealership).not.toContain('attend votre confirmation')
    expect(mails(false).join()).not.toMatch(/n’aura pas lieu|n’est plus en vente/)
    expect(mails(false)[0]).toContain(`Modifier ou annuler : ${LINK}`)
  })

  it('say first of a change that leaves late that the enquiry is cancelled, and ask for nothing', () => {
    const change = { kind: 'change', at: NOW, wishes, before } as const
    const since = { kind: 'cancel', at: NOW, wishes: {}, before: wishes } as const
    const mail = renderDealershipChange({ ...testDrive, since }, change, context)
    expect(mail.subject).toBe(`GA-7F3K-29 · Vente · Annulée · Essai d’un véhicule · ${exampleItem.title}`)
    expect(htmlOf(mail)).toMatch(/<h1[^>]*>Le client a annulé sa demande</)
    expect(mail.text).toContain('Souhaits annulés')
    expect(mail.text).not.toMatch(/Le client a changé ses souhaits|attend votre confirmation|Répondre par e-mail/)
  })

  it('tell the workshop of a change or cancellation what the appointment is for', () => {
    const tyres: ReceivedEnquiry = {
      ...testDrive,
      enquiry: {
        ...testDrive.enquiry,
        kind: 'tyres',
        values: {
          name: 'Zoé Müller',
          email: 'zoe@example.lu',
          date: '2026-12-02',
          plate: 'AB 1234',
          season: 'winter',
          tyreSize: '205/55 R16',
        },
        subject: { vehicleId: null, modelKey: null, leaseOfferKey: null, locationId: 'mersch' },
        subjectTitle: null,
      },
    }
    const day = { date: '2026-12-02' }
    for (const change of [
      { kind: 'change', at: NOW, wishes: { date: '2026-12-03' }, before: day } as const,
      { kind: 'cancel', at: NOW, wishes: {}, before: day } as const,
    ]) {
      const { text } = renderDealershipChange(tyres, change, { ...context, item: null })
      for (const fact of ['AB 1234', '205/55 R16', 'Concession : Mersch', 'Service : Atelier'])
        expect(plain(text)).toContain(fact)
    }
  })

  it('tell the visitor when the department is closed or open at other hours in the next days', () => {
    const special = (from: string, to: string, part: 'showroom' | 'workshop' | null, reason: string | null) => ({
      from,
      to,
      part,
      periods: from === '2026-11-29' ? [{ opens: '10:00', closes: '18:00' }] : [],
      reason,
    })
    const location = {
      ...exampleSite,
      specialHours: [
        special('2026-12-01', '2026-12-03', null, 'inventaire'),
        special('2026-11-29', '2026-11-29', 'showroom', 'portes ouvertes'),
        special('2026-12-02', '2026-12-02', 'workshop', 'formation'),
        special('2027-01-04', '2027-01-08', null, 'congés annuels'),
      ],
    }
    const change = { kind: 'change', at: NOW, wishes, before } as const
    for (const mail of [
      renderConfirmation(testDrive, { ...context, location }, LINK),
      renderChangeConfirmation(testDrive, change, { ...context, location }, LINK),
    ]) {
      expect(plain(mail.text)).toMatch(
        /Dimanche : fermé\n *Dimanche 29 novembre : 10 h à 18 h \(portes ouvertes\)\n *Du 1er au 3 décembre : fermé \(inventaire\)\n/,
      )
      expect(mail.text).not.toMatch(/formation|congés annuels|jours fériés/)
    }
    expect(renderConfirmation(testDrive, context, LINK).text).toContain('Fermé les jours fériés.')
  })

  it('say that a vehicle was sold meanwhile', () => {
    const sold = { ...context, item: { ...exampleItem, isGone: true } }
    const interested = {
      ...testDrive,
      enquiry: { ...testDrive.enquiry, values: { ...testDrive.enquiry.values, stillInterested: true } },
    }
    expect(renderConfirmation(testDrive, sold, LINK).text).toContain('n’est plus en vente')
    expect(renderDealershipMail(interested, sold).text).toContain('Le client reste intéressé')
    expect(renderDealershipMail(testDrive, context).text).not.toContain('n’est plus en vente')
  })

  it('of an alarm are plain text without a line break in the subject', () => {
    const times = { since: NOW, latest: NOW }
    const incident = {
      ...times,
      key: 'dead:crm',
      type: 'dead',
      channel: 'crm',
      count: 14,
      reference: 'GA-7F3K-29',
      detail: 'smtp_550_5.1.1',
    } as const
    const mail = renderAlarm({ incident, isOver: false }, `${SITE}/status`)
    expect(mail).toMatchObject({ html: null, replyTo: null, subject: 'Demandes non transmises (canal crm)' })
    expect(plain(mail.text)).toContain('Dernière erreur : Adresse e-mail inconnue (SMTP 550 5.1.1)')
    const builds = { ...times, key: 'builds', type: 'builds', error: 'a\r\nb' } as const
    expect(plain(renderAlarm({ incident: builds, isOver: false }, `${SITE}/status`).text)).toContain('a b')
    const over = renderAlarm({ incident: builds, isOver: true }, `${SITE}/status`)
    expect(plain(over.subject)).toBe('Réglé : Le site ne se met plus à jour')
    expect(over.text).toContain(`${SITE}/status`)
  })
})
