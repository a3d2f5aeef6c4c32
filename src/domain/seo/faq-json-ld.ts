import { faqEntriesOf } from '../assistant/site/faq-entries'
import type { JsonLd } from './json-ld'

/**
 * One `FAQPage` for all questions of a page, whichever blocks they are in: search engines read one per address.
 *
 * @param url absolute address of the page
 * @param content its content as editors wrote it
 * @returns none for a page without questions
 */
export const faqJsonLd = (url: string, content: unknown): JsonLd[] => {
  const answers = new Map<string, string>()
  for (const { question, answer } of faqEntriesOf('', content))
    if (!answers.has(question)) answers.set(question, answer)
  if (answers.size === 0) return []
  const mainEntity = [...answers].map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }))
  return [{ '@type': 'FAQPage', url, mainEntity }]
}
