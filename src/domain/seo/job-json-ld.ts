import type { VacancyItem } from '../content/types'
import type { JsonLd } from './json-ld'

/** The hiring organisation. */
interface Employer {
  name: string
  url: string
  /** ISO 3166 alpha-2. */
  country: string
}

/** `JobPosting` of an open position; null without a publication date, which search engines require. */
export const jobJsonLd = (
  { _uid, title, text, place, contract, employment, datePosted, validThrough }: VacancyItem,
  { name, url, country }: Employer,
): JsonLd | null =>
  datePosted === undefined
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
        directApply: true,
      }
