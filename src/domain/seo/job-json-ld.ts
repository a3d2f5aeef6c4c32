import type { VacancyItem } from '../content/types'
import { isOpenOn } from '../jobs/is-open'
import type { JsonLd } from './json-ld'

/** The hiring organisation. */
interface Employer {
  name: string
  url: string
  /** ISO 3166 alpha-2. */
  country: string
}

interface Posting {
  /** ISO day. */
  today: string
  /** Whether visitors apply on the page itself, without a mail. */
  isDirect: boolean
}

/** `JobPosting` of a position; null after its last day, or without a publication date, which search engines require. */
export const jobJsonLd = (
  vacancy: VacancyItem,
  { name, url, country }: Employer,
  { today, isDirect }: Posting,
): JsonLd | null => {
  const { _uid, title, text, place, contract, employment, datePosted, validThrough } = vacancy
  return datePosted === undefined || !isOpenOn(vacancy, today)
    ? null
    : {
        '@type': 'JobPosting',
        title,
        description: `${text} ${contract}`,
        datePosted,
        validThrough,
        employmentType: employment,
        identifier: { '@type': 'PropertyValue', name, value: _uid },
        hiringOrganization: { '@type': 'Organization', name, sameAs: url },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
        },
        directApply: isDirect,
      }
}
