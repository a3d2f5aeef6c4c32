import type { IntlShape } from 'react-intl'
import { site } from '../../config/site'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { AnswerLink, AnswerView } from './kept-conversation'

/** Where a person answers. */
export const contactLink = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): AnswerLink => ({
  label: formatMessage({ id: 'assistant.contact' }),
  to: site.stickyContact,
})

/** The page of all lease offers: that of businesses where all are for businesses. */
export const allOffersLink = (
  offers: readonly { kind: 'private' | 'business' }[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): AnswerLink => ({
  label: formatMessage({ id: 'assistant.allOffers' }),
  to: offers.every(({ kind }) => kind === 'business') ? site.chat.pages.businessLease : site.chat.pages.lease,
})

/** An answer of lines, links and vehicles; `priceType`: the price that these show. */
export const view = (
  lines: readonly string[],
  links: readonly AnswerLink[] = [],
  vehicleIds: readonly number[] = [],
  priceType?: AcquisitionType,
): AnswerView => ({
  lines,
  links,
  vehicleIds,
  ...(priceType && { priceType }),
})
