import type { SeoProps } from '../components/seo/Seo'
import { publicConfig } from '../config/public'
import { site } from '../config/site'
import type { Block } from '../domain/content/types'
import { faqJsonLd } from '../domain/seo/faq-json-ld'
import { jobJsonLd } from '../domain/seo/job-json-ld'
import type { JsonLd } from '../domain/seo/json-ld'
import { reviewJsonLd } from '../domain/seo/review-json-ld'

const EMPLOYER = { name: site.legalName, url: `${publicConfig.siteUrl}/`, country: site.country }

const documentsOf = (block: Block): (JsonLd | null)[] => {
  if (block.component === 'job-vacancy-widget') return block.vacancies.map((vacancy) => jobJsonLd(vacancy, EMPLOYER))
  return block.component === 'review-widget' ? [reviewJsonLd(block)] : []
}

/** Adds the structured data of the blocks of a page to its head: questions, open positions and reviews of cars. */
export const withBlockDocuments = (seo: SeoProps, body: readonly Block[]): SeoProps => ({
  ...seo,
  jsonLd: [
    ...(seo.jsonLd ?? []),
    ...faqJsonLd(publicConfig.siteUrl + seo.path, body),
    ...body.flatMap(documentsOf).filter((document) => document !== null),
  ],
})
