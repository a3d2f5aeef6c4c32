import { publicConfig } from '../config/public'
import { site } from '../config/site'
import type { Block } from '../domain/content/types'
import { localDay } from '../domain/format/date'
import { faqJsonLd } from '../domain/seo/faq-json-ld'
import { jobJsonLd } from '../domain/seo/job-json-ld'
import type { JsonLd } from '../domain/seo/json-ld'
import { reviewJsonLd } from '../domain/seo/review-json-ld'

const EMPLOYER = { name: site.legalName, url: `${publicConfig.siteUrl}/`, country: site.country }

const documentsOf = (block: Block): (JsonLd | null)[] => {
  if (block.component === 'job-vacancy-widget') {
    const posting = { today: localDay(new Date()), isDirect: block.apply === 'form' }
    return block.vacancies.map((vacancy) => jobJsonLd(vacancy, EMPLOYER, posting))
  }
  return block.component === 'review-widget' ? [reviewJsonLd(block)] : []
}

/** Structured data of the blocks of a page: questions, open positions and reviews of cars. */
export const blockDocuments = (path: string, body: readonly Block[]): JsonLd[] => [
  ...faqJsonLd(publicConfig.siteUrl + path, body),
  ...body.flatMap(documentsOf).filter((document) => document !== null),
]
