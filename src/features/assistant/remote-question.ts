import type { IntlShape } from 'react-intl'
import { VEHICLE_FACTS } from '../../domain/assistant/reply/reply'
import type { Reply } from '../../domain/assistant/reply/reply'
import { MAX_FACT, MAX_FACTS, MAX_MESSAGE, MAX_MESSAGES } from '../../domain/assistant/remote/remote-question'
import type { RemoteMessage, RemoteQuestion } from '../../domain/assistant/remote/remote-question'
import { formatKm } from '../../domain/format/measures'
import { formatNumber, withUnit } from '../../domain/format/number'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import { summaryOf } from '../../domain/stock-search/codec/summary'
import { formatStockAddress } from '../../domain/stock-search/url/stock-address'
import { withLive } from '../../domain/vehicle/live'
import { useLive } from '../live/live-store'
import type { StockEngine } from '../stock/load-stock'
import type { AnswerView, Turn } from './kept-conversation'
import { factLine } from './fact-text'
import type { ViewSources } from './reply-view'

/** What the record of a vehicle that is shown as a card says, with the prices of now. */
const cardFact = (
  id: number,
  { columns }: StockEngine,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string[] => {
  const row = columns.ids.indexOf(id)
  if (row < 0) return []
  const car = withLive(summaryOf(columns, row), useLive.getState().facts.get(id))
  const price = car.prices.find(({ type }) => type === 'purchase')
  const monthly = car.prices.find(({ type }) => type === 'private_lease')?.monthlyInstallment
  return [
    [
      `${car.brandName} ${car.modelName} ${car.variant}`,
      String(car.registrationYear),
      formatKm(car.mileage),
      formatMessage({ id: `vehicle.fuel.${car.fuel}` }),
      formatMessage({ id: `vehicle.transmission.${car.transmission}` }),
      withUnit(formatNumber(car.powerHp), 'ch'),
      price ? formatPrice(price.totalPrice) : formatMessage({ id: 'assistant.onRequest' }),
      ...(monthly ? [`${formatMessage({ id: 'price.type.private_lease' })} ${formatMonthly(monthly)}`] : []),
      formatMessage({ id: `vehicle.availability.${car.availability}` }),
    ].join(', '),
  ]
}

/** Everything that an answer may say: what the built-in answer shows, and the records behind it. */
const factsFor = (reply: Reply, view: AnswerView, { knowledge, engine, page, intl }: ViewSources): string[] => [
  ...view.lines,
  ...(reply.code === 'vehicles' ? [decodeURIComponent(formatStockAddress({ query: reply.query, page: 1 }))] : []),
  ...view.vehicleIds.flatMap((id) => cardFact(id, engine, intl)),
  ...(page
    ? [
        `${page.vehicle.brandName} ${page.vehicle.modelName} ${page.vehicle.variant}`,
        ...VEHICLE_FACTS.map((fact) => factLine(fact, page, intl)),
        page.vehicle.equipment.map(({ label }) => label).join(', '),
      ]
    : []),
  ...knowledge.facts.dealerships.map(({ name, address, phone }) =>
    [name, address.street, `${address.postalCode} ${address.town}`, phone].join(', '),
  ),
]

const messagesOf = ({ asked, answer }: Turn): RemoteMessage[] => [
  { from: 'visitor', text: asked },
  ...(answer && answer.lines.length > 0 ? [{ from: 'assistant' as const, text: answer.lines.join(' ') }] : []),
]

/** Whether a reply says something that a provider could say better. */
export const isWorthAsking = ({ code }: Reply): boolean =>
  code !== 'hello' && code !== 'thanks' && code !== 'contact' && code !== 'automatic'

/** The question for the remote provider: the end of the conversation, and the facts of the built-in answer. */
export const remoteQuestion = (
  before: readonly Turn[],
  asked: string,
  reply: Reply,
  view: AnswerView,
  sources: ViewSources,
): RemoteQuestion => ({
  messages: [...before.flatMap(messagesOf), { from: 'visitor' as const, text: asked }]
    .slice(-MAX_MESSAGES)
    .map(({ from, text }) => ({ from, text: text.slice(0, MAX_MESSAGE) })),
  facts: factsFor(reply, view, sources)
    .filter((fact) => fact.trim() !== '')
    .slice(0, MAX_FACTS)
    .map((fact) => fact.slice(0, MAX_FACT)),
})
