import type { VacancyItem } from '../types'
import { EMPLOYMENT_TYPES } from '../types'
import { blockParser } from './block-parser'
import { date, mailbox, oneOf, optional, text } from './field'

/** An open position. */
export const vacancy = blockParser<VacancyItem>('vacancy', {
  title: text,
  place: text,
  contract: text,
  text,
  email: mailbox,
  employment: optional(oneOf(...EMPLOYMENT_TYPES)),
  datePosted: optional(date),
  validThrough: optional(date),
})
