import { plainTexts } from '../../content/plain-texts'
import { isRecord } from '../../is-record'
import type { FaqEntry } from './site-facts'

/** Questions and answers of a page, wherever they stand in its content. */
export const faqEntriesOf = (path: string, content: unknown): FaqEntry[] => {
  if (Array.isArray(content)) return content.flatMap((one) => faqEntriesOf(path, one))
  if (!isRecord(content)) return []
  if (content.component === 'faq-item' && typeof content.question === 'string') {
    const answer = plainTexts(content.answer).join(' ')
    return answer === '' ? [] : [{ question: content.question, answer, path }]
  }
  return Object.values(content).flatMap((one) => faqEntriesOf(path, one))
}
