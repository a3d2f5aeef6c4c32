import type { VacancyItem } from '../content/types'
import type { JsonLd } from './json-ld'

/** Who hires. */
interface Employer {
  name: string
  url: string
  /** ISO 3166 alpha-2. */
  country: string
}

/** A position for search engines; null where they would refuse it, because nobody knows since when it is open. */
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
