import type { IntlShape } from 'react-intl'
import type { Reply, VehicleFact } from '../../domain/assistant/reply/reply'
import { formatKm, formatMonths } from '../../domain/format/measures'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { factLine } from './fact-text'

/** Ways to pay whose instalment is asked; the first of any other fact. */
const WAYS: Readonly<Partial<Record<VehicleFact, AcquisitionType>>> = {
  credit: 'private_finance',
  privateLease: 'private_lease',
  businessLease: 'business_lease',
}

type Intl = Pick<IntlShape, 'formatMessage'>

/** Whether the vehicle has a colour that was asked for; nothing where none was. */
const colourLines = (
  colours: readonly string[] | undefined,
  { vehicle }: VehiclePageData,
  { formatMessage }: Intl,
): string[] =>
  colours
    ? [formatMessage({ id: colours.includes(vehicle.colour) ? 'assistant.isColour' : 'assistant.isOtherColour' })]
    : []

/** A line for an instalment asked for other terms than the record has: down payment, duration or distance; otherwise none. */
const durationLines = (
  { fact, months, annualMileage, hasOtherDeposit }: Extract<Reply, { code: 'fact' }>,
  { vehicle }: VehiclePageData,
  { formatMessage }: Intl,
): string[] => {
  if (hasOtherDeposit) return [formatMessage({ id: 'assistant.otherDeposit' })]
  const wanted = WAYS[fact]
  const terms = vehicle.prices.find(({ type, monthlyInstallment }) =>
    wanted === undefined ? type !== 'purchase' && monthlyInstallment !== null : type === wanted,
  )
  if (!terms) return []
  if (months !== undefined && terms.contractDuration !== months)
    return [formatMessage({ id: 'assistant.otherDuration' }, { months: formatMonths(months) })]
  return annualMileage !== undefined && terms.annualDistance !== annualMileage
    ? [formatMessage({ id: 'assistant.otherDistance' }, { distance: formatKm(annualMileage) })]
    : []
}

/** A field of the vehicle in words, behind what the record says of the colours or terms that were asked. */
export const factLines = (asked: Extract<Reply, { code: 'fact' }>, page: VehiclePageData, intl: Intl): string[] => {
  const reply = asked.isCredit ? { ...asked, fact: 'credit' as const } : asked
  return [
    ...colourLines(reply.colours, page, intl),
    ...durationLines(reply, page, intl),
    factLine(reply.fact, page, intl),
  ]
}

/** Which of the features that were asked for the vehicle has, and which it has not. */
export const equipmentLines = (
  { labels, missing, isFamily }: Extract<Reply, { code: 'equipment' }>,
  { formatMessage }: Intl,
): string[] => [
  ...(labels.length > 0
    ? [
        formatMessage(
          { id: isFamily ? 'assistant.equippedWith' : 'assistant.equipped' },
          { features: labels.join(', ') },
        ),
      ]
    : []),
  ...missing.map((feature) => formatMessage({ id: 'assistant.notEquipped' }, { feature })),
]
