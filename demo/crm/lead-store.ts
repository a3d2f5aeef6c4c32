import { createHash } from 'node:crypto'
import type { Changes } from '../receivers/changes'
import { openRecordFolder } from '../receivers/record-folder'
import { leadSchema } from './lead'
import type { Lead, Outcome, Rejection } from './lead'

const KEPT = 500
const KEPT_ATTEMPTS = 100
const KEPT_REJECTIONS = 20

export interface LeadStore {
  /** The newest first. */
  leads: () => Lead[]
  rejections: () => readonly Rejection[]
  /**
   * Notes a delivery. A lead that was taken before stays as it is: it is known by its key.
   *
   * @param keep whether the CRM takes the lead, whatever it answers
   * @returns the outcome: `repeated` instead of `taken` for a lead that was there
   */
  record: (
    delivery: Pick<Lead, 'key' | 'format' | 'signed' | 'body'>,
    outcome: Outcome,
    keep: boolean,
  ) => Promise<Outcome>
  reject: (format: Lead['format'], reason: string) => void
  clear: () => Promise<void>
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24)
const firstAttempt = ({ attempts }: Lead): string => attempts[0]?.at ?? ''

/** Keeps leads as JSON files, one each. */
export const openLeadStore = async (folder: string, changes: Changes): Promise<LeadStore> => {
  const files = await openRecordFolder(folder, '.json')
  const leads = new Map<string, Lead>()
  let rejections: readonly Rejection[] = []
  for (const name of await files.names()) {
    const lead = leadSchema.parse(JSON.parse((await files.read(name)).toString('utf8')))
    leads.set(lead.key, lead)
  }
  const newestFirst = (): Lead[] => [...leads.values()].sort((a, b) => (firstAttempt(a) < firstAttempt(b) ? 1 : -1))

  return {
    leads: newestFirst,
    rejections: () => rejections,
    record: async (delivery, wanted, keep) => {
      const at = new Date().toISOString()
      const known = leads.get(delivery.key)
      const outcome = wanted === 'taken' && known?.takenAt ? 'repeated' : wanted
      const lead: Lead = {
        ...(known ?? { ...delivery, attempts: [] }),
        takenAt: known?.takenAt ?? (keep ? at : null),
        attempts: [...(known?.attempts ?? []), { at, outcome }].slice(-KEPT_ATTEMPTS),
      }
      leads.set(lead.key, lead)
      await files.write(nameOf(lead.key), JSON.stringify(lead))
      for (const old of newestFirst().slice(KEPT)) {
        leads.delete(old.key)
        await files.remove(nameOf(old.key))
      }
      changes.announce()
      return outcome
    },
    reject: (format, reason) => {
      rejections = [{ at: new Date().toISOString(), format, reason }, ...rejections].slice(0, KEPT_REJECTIONS)
      changes.announce()
    },
    clear: async () => {
      const keys = [...leads.keys()]
      leads.clear()
      rejections = []
      await Promise.all(keys.map((key) => files.remove(nameOf(key))))
      changes.announce()
    },
  }
}
