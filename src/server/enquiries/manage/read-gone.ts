import type { Db } from '../../database/open-database'
import { loadSubjects } from '../delivery/load-items'
import { goneText } from '../mail/content/about'
import { mailItemOf } from '../mail/item-of'
import type { ManagedEnquiry } from './read-managed'

/**
 * Reads whether the vehicle of an enquiry was sold or withdrawn, by the rule of its mails.
 *
 * @param report called for each stored record that cannot be read
 * @returns the sentence of the mails for the visitor; null while the vehicle is offered, or without one
 */
export const readGone = async (
  db: Db,
  { enquiry }: Pick<ManagedEnquiry, 'enquiry'>,
  report: (line: string) => void,
): Promise<string | null> => {
  if (enquiry.subject.vehicleId === null) return null
  const [subject] = await loadSubjects(db, [enquiry.subject], report)
  return subject === undefined ? null : goneText(enquiry, mailItemOf(enquiry, subject.items), 'visitor')
}
