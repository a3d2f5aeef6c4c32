import { OUTBOX_LIFETIME_MS } from '../../../domain/enquiry/kept-enquiry'
import { isRecord } from '../../../domain/is-record'
import { readDraft, writeDraft } from '../draft/draft-store'
import { dropEntry } from './deliver'
import type { OutboxEntry } from './outbox-store'

/** What was typed, as a form has it: numbers as texts. */
const typedValues = (content: string): object => {
  const body: unknown = JSON.parse(content)
  return Object.fromEntries(
    Object.entries(isRecord(body) ? body : {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  )
}

/** Whether an enquiry has waited for so long that it is sent no more. */
export const isExpired = ({ savedAt }: OutboxEntry): boolean => Date.now() - Date.parse(savedAt) > OUTBOX_LIFETIME_MS

/** Takes an enquiry out of the outbox and puts its text back into its form, unless another text is there by now. */
export const expireEntry = async ({ key, draft, content }: OutboxEntry): Promise<void> => {
  if (readDraft(draft) === null) writeDraft(draft, typedValues(content))
  await dropEntry(key)
}
