import type { SeoProps } from '../../components/seo/Seo'
import { publicConfig } from '../../config/public'
import type { Block } from '../../domain/content/types'
import { faqJsonLd } from '../../domain/seo/faq-json-ld'

/** The head of a page together with the questions that its blocks answer. */
export const withFaqPage = (seo: SeoProps, body: readonly Block[]): SeoProps => ({
  ...seo,
  jsonLd: [...(seo.jsonLd ?? []), ...faqJsonLd(publicConfig.siteUrl + seo.path, body)],
})
