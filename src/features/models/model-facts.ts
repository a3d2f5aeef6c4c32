import type { IntlShape } from 'react-intl'
import type { ModelRow } from '../../domain/catalogue/model-list'
import { formatKm } from '../../domain/format/measures'
import { formatNumber, NBSP, withUnit } from '../../domain/format/number'
import { FUELS } from '../../domain/vehicle/types'
import { figuresOfRange } from './official-figures'

const span = (values: readonly number[]): string => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? formatNumber(low) : `${formatNumber(low)} à ${formatNumber(high)}`
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * What the versions of a model have to choose from, in two or three lines: engines and power, electric range, and the
 * official figures that a new car for sale must show.
 */
export const modelFacts = (
  rows: readonly ModelRow[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string[] => {
  const trims = rows.flatMap(({ trim }) => trim ?? [])
  if (trims.length === 0) return []
  const fuels = FUELS.filter((fuel) => trims.some((trim) => trim.fuel === fuel)).map((fuel) =>
    formatMessage({ id: `vehicle.fuel.${fuel}` }),
  )
  const reach = Math.max(...trims.map(({ electricRange }) => electricRange ?? 0))
  const figures = figuresOfRange(trims)
  return [
    `${fuels.map((fuel, place) => (place === 0 ? fuel : lower(fuel))).join(', ')}, ${withUnit(span(trims.map(({ powerHp }) => powerHp)), 'ch')}`,
    ...(reach > 0 ? [formatMessage({ id: 'model.rangeUpTo' }, { range: formatKm(reach) })] : []),
    [figures.fuel, figures.power, figures.co2 && `CO₂ ${figures.co2}`]
      .flatMap((figure) => figure?.replace(/ /g, NBSP) ?? [])
      .join(', '),
  ]
}
