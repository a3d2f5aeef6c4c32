import { jobJsonLd } from './job-json-ld'
import { reviewJsonLd } from './review-json-ld'

const employer = { name: 'Groupe Alzette', url: 'https://groupe.example/', country: 'LU' }
const vacancy = {
  _uid: 'v',
  component: 'vacancy',
  title: 'Carrossier (f/h)',
  place: 'Ettelbruck',
  contract: 'CDI, 40 heures',
  text: 'Redressage et collage.',
  email: 'jobs@example.lu',
} as const
const posting = { today: '2026-11-26', isDirect: true }
const review = {
  _uid: 'r',
  component: 'review',
  author: 'Martine W.',
  place: 'Esch',
  date: '2026-10-29',
  rating: 5,
  text: 'Bien.',
} as const
const widget = {
  _uid: 'w',
  component: 'review-widget',
  title: 'Avis',
  rating: 4.7,
  count: 12,
  reviews: [review],
} as const

describe('what blocks tell search engines', () => {
  it('is an open position with its place and employer, once it is known since when', () => {
    expect(jobJsonLd(vacancy, employer, posting)).toBeNull()
    const dated = { ...vacancy, datePosted: '2026-11-02', employment: 'FULL_TIME' } as const
    expect(jobJsonLd(dated, employer, posting)).toMatchObject({
      '@type': 'JobPosting',
      datePosted: '2026-11-02',
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: 'Ettelbruck', addressCountry: 'LU' } },
    })
  })

  it('is a position up to its last day, and no longer', () => {
    const last = { ...vacancy, datePosted: '2026-11-02', validThrough: '2026-11-26' }
    expect(jobJsonLd(last, employer, posting)).toMatchObject({ validThrough: '2026-11-26' })
    expect(jobJsonLd(last, employer, { ...posting, today: '2026-11-27' })).toBeNull()
  })

  it('says that one applies at once only where the page has the form', () => {
    const dated = { ...vacancy, datePosted: '2026-11-02' }
    expect(jobJsonLd(dated, employer, posting)).toMatchObject({ directApply: true })
    expect(jobJsonLd(dated, employer, { ...posting, isDirect: false })).toMatchObject({ directApply: false })
  })

  it('is an average of reviews of a car, never of the group itself', () => {
    expect(reviewJsonLd({ ...widget, reviews: [review] })).toBeNull()
    expect(reviewJsonLd({ ...widget, reviews: [review], product: 'Peugeot 3008' })).toMatchObject({
      '@type': 'Product',
      name: 'Peugeot 3008',
      aggregateRating: { ratingValue: 4.7, reviewCount: 12 },
      review: [{ author: { name: 'Martine W.' }, reviewRating: { ratingValue: 5 } }],
    })
    expect(reviewJsonLd({ ...widget, reviews: [], count: 0, product: 'Peugeot 3008' })).toBeNull()
  })
})
