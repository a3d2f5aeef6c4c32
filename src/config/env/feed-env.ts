import { url } from './fields'

/** Feeds of other systems whose records blocks show; see `content-api/read-feeds.ts`. */
export const feedFields = {
  VACANCIES_URL: url('feed of the open positions').optional(),
  REVIEWS_URL: url('feed of the customer reviews').optional(),
}
