import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { Reply } from '../../domain/assistant/reply/reply'
import type { OfferTerms } from '../../domain/assistant/site/site-facts'
import { formatDate } from '../../domain/format/date'
import { formatKm, formatMonths } from '../../domain/format/measures'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import type { AnswerLink, AnswerView } from './kept-conversation'
import { specText } from './spec-text'
import { allOffersLink } from './view-parts'

const MOST_OFFERS = 3

/** The page of an offer. */
export const offerLink = ({ kind, id, brandName, modelName, variant }: OfferTerms): AnswerLink => ({
  label: `${brandName} ${modelName} ${variant}`,
  to: paths.leaseOffer(kind, id),
})

/** A field of the car of an offer. */
export const offerFactView = (
  { fact, offer }: Extract<Reply, { code: 'offerFact' }>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): AnswerView => {
  const { specs, colour } = offer
  const value = specs ? specText(fact, { ...specs, colourName: colour ?? '' }, { formatMessage }) : null
  const name = formatMessage({ id: `assistant.fact.${fact}` })
  return {
    lines: [
      value === null
        ? formatMessage({ id: 'assistant.fact.none' }, { name })
        : formatMessage({ id: 'assistant.fact.line' }, { name, value }),
    ],
    links: [offerLink(offer)],
    vehicleIds: [],
  }
}

/** The establishment fees of the offers of each kind: one figure, or the lowest and the highest. */
export const leaseFeesView = (
  { fees }: Extract<Reply, { code: 'leaseFees' }>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): AnswerView => ({
  lines: fees.map(({ kind, amounts }) => {
    const ends = [...new Set([amounts[0] ?? 0, amounts.at(-1) ?? 0])]
    return formatMessage(
      { id: 'assistant.leaseFees' },
      { kind, fees: ends.map((fee) => formatPrice(fee)).join('\u202f–\u202f') },
    )
  }),
  links: [allOffersLink(fees, { formatMessage })],
  vehicleIds: [],
})

/** Terms of the cheapest offers, each with its page; it says where none has the terms that were asked. */
export const offersView = (
  { offers, hasOtherTerms }: Extract<Reply, { code: 'offers' }>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): AnswerView => {
  const shown = offers.slice(0, MOST_OFFERS)
  return {
    lines: [
      formatMessage({ id: hasOtherTerms ? 'assistant.otherTerms' : 'assistant.offers' }, { count: offers.length }),
      ...shown.map((offer) =>
        formatMessage(
          { id: 'assistant.offer' },
          {
            name: offerLink(offer).label,
            kind: offer.kind,
            monthly: formatMonthly(offer.monthlyPrice),
            taxes: String(offer.taxIncluded),
            months: formatMonths(offer.duration),
            distance: formatKm(offer.annualMileage),
            deposit: offer.deposit === 0 ? 'none' : formatPrice(offer.deposit),
            fee: formatPrice(offer.establishmentFee),
            total: formatPrice(offer.completePrice),
            until: offer.validUntil === null ? '' : formatDate(offer.validUntil),
            isLimited: String(offer.validUntil !== null),
          },
        ),
      ),
    ],
    links: [
      ...shown.map(offerLink),
      ...(offers.length > shown.length ? [allOffersLink(offers, { formatMessage })] : []),
    ],
    vehicleIds: [],
  }
}
