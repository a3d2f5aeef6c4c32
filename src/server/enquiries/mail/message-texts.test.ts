import { buildAdf } from '../../../domain/enquiry/adf'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { DeliveryMessage } from '../delivery/message'
import { adfProspect } from '../delivery/send/adf-prospect'
import { arrivedLate, exampleMessage, withdrawn, withEnquiry } from '../delivery/testing/example-message'
import { createManageLinks } from '../manage/manage-links'
import { createMessageTexts } from './message-texts'

const SITE = 'https://www.example.lu'
const message = withEnquiry(exampleMessage, {
  values: { ...exampleMessage.enquiry.values, slot: '2026-11-23T10:30', secondSlot: '2026-11-26T17:00' },
})
// Before any of the wishes was over.
const clock = () => new Date('2026-11-22T10:00:00Z')
const texts = createMessageTexts(SITE, createManageLinks('secret', SITE), clock)
const adfOf = (one: DeliveryMessage): string =>
  buildAdf(adfProspect({ id: 'id', channel: 'dms' }, one, texts.comments(one), SITE)).replace(/[\u00a0\u202f]/g, ' ')

describe('comments of an ADF document', () => {
  const late = arrivedLate(message)

  it('mark the wish that was over, and an agreement to a text that was never published', () => {
    const [comments] = /<comments>.*<\/comments>/s.exec(adfOf(late)) ?? ['']
    expect(comments).toMatch(/23 novembre 2026[^\n]*\n?\s*Ce moment n’est plus possible : un autre est à convenir/)
    expect(comments.match(/à convenir/g)).toHaveLength(1)
    expect(comments).toContain('Accord donné sur un texte inconnu : pas d’offres sans un nouvel accord')
    expect(adfOf(message)).not.toMatch(/à convenir|Accord donné/)
  })

  it('begin with what the visitor did since, where the document leaves late or again', () => {
    const at = new Date('2026-11-24T12:05:00Z')
    const before = { slot: '2026-11-26T17:00' }
    const off = adfOf({ ...message, since: { kind: 'cancel', at, wishes: {}, before } })
    expect(off).toContain('<prospect status="new">')
    expect(off).toMatch(/<comments>\s*Annulée par le client le 24 novembre 2026 à 13 h 05\./)
    expect(off).toContain('Souhaits annulés')
    const changed = adfOf({ ...message, since: { kind: 'change', at, wishes: { slot: '2026-11-30T09:00' }, before } })
    expect(changed).toMatch(/<comments>\s*Le client a changé ses souhaits le 24 novembre 2026/)
    expect(changed).toContain('lundi 30 novembre 2026 à 9 h')
    expect(changed).not.toMatch(/2[36] novembre 2026 à 1[07]/)
  })

  it('say only the new wish of a change', () => {
    const change = { kind: 'change', at: new Date(), wishes: { slot: '2026-11-30T09:00' }, before: {} } as const
    expect(adfOf({ ...late, change })).not.toContain('à convenir')
  })

  const GONE = 'Ce véhicule n’est plus en vente.'
  const sold: DeliveryMessage = {
    ...message,
    items: { ...message.items, vehicle: { ...exampleVehicle, availability: 'sold' } },
  }

  it('say that the vehicle was sold or withdrawn, and that the visitor is still interested', () => {
    expect(adfOf(message)).not.toContain(GONE)
    for (const gone of [sold, withdrawn]) {
      const values = { ...gone.enquiry.values, message: 'Bonjour', stillInterested: true }
      expect(adfOf(gone)).toContain(GONE)
      expect(adfOf(gone)).not.toContain('reste intéressé')
      expect(adfOf(withEnquiry(gone, { values }))).toMatch(
        /<comments>\s*Ce véhicule n’est plus en vente\. Le client reste intéressé par un véhicule semblable\.\s+Bonjour/,
      )
    }
    const unreadable = { ...withdrawn, items: { ...withdrawn.items, isUnreadable: true } }
    expect(adfOf(unreadable)).not.toContain(GONE)
  })

  it('say of a sold vehicle with a changed wish, but not of a cancelled enquiry', () => {
    const at = new Date('2026-11-24T12:05:00Z')
    const changed = { kind: 'change', at, wishes: { slot: '2026-11-30T09:00' }, before: {} } as const
    const cancelled = { kind: 'cancel', at, wishes: {}, before: {} } as const
    expect(adfOf({ ...sold, change: changed })).toContain(GONE)
    expect(adfOf({ ...sold, change: cancelled })).not.toContain(GONE)
    expect(adfOf({ ...sold, since: cancelled })).not.toContain(GONE)
  })
})

describe('the mail to a visitor who subscribed', () => {
  const newsletter = { ...message, enquiry: { ...message.enquiry, kind: 'newsletter' as const } }
  const titleOf = (confirmedAt: Date | null) => texts.visitor({ ...newsletter, confirmedAt }).subject

  it('asks to confirm, and says that it was confirmed where it leaves again after that', () => {
    expect(titleOf(null)).toBe('Confirmez votre inscription à la lettre d’information')
    expect(titleOf(new Date('2026-11-22T09:00:00Z'))).toBe('Votre inscription est confirmée')
  })
})
