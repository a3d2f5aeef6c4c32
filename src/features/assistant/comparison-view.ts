import { paths } from '../../config/segments'
import type { Reply, VehicleFact } from '../../domain/assistant/reply/reply'
import { sharedUrl } from '../../domain/routes/shared-ids'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { knownFactLine } from './fact-text'
import type { AnswerView } from './kept-conversation'
import type { ViewSources } from './reply-view'

const COMPARED: readonly VehicleFact[] = [
  'price',
  'registration',
  'mileage',
  'fuel',
  'power',
  'consumption',
  'range',
  'co2',
  'seats',
  'towing',
]

const nameOf = ({ vehicle }: VehiclePageData): string => `${vehicle.brandName} ${vehicle.modelName} ${vehicle.variant}`

/** The figures of a vehicle, without those that its record does not have. */
const figures = (data: VehiclePageData, intl: ViewSources['intl']): string =>
  [nameOf(data), ...COMPARED.flatMap((fact) => knownFactLine(fact, data, intl) ?? [])].join('\n')

/** One vehicle of each model with its figures, and the page that compares them side by side. */
export const comparisonView = (
  { vehicleIds, unfitting }: Extract<Reply, { code: 'comparison' }>,
  { compared, intl }: ViewSources,
): AnswerView => {
  const names = compared.filter(({ vehicle }) => unfitting.includes(vehicle.id)).map(nameOf)
  return {
    lines: [
      intl.formatMessage({ id: 'assistant.comparison' }),
      ...(names.length > 0 ? [intl.formatMessage({ id: 'assistant.unfitting' }, { names: names.join(', ') })] : []),
      ...compared.map((data) => figures(data, intl)),
    ],
    links: [
      {
        label: intl.formatMessage({ id: 'assistant.comparisonLink' }),
        to: sharedUrl('', paths.compare, vehicleIds),
      },
    ],
    vehicleIds,
  }
}
