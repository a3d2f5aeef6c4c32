import { formatCo2, formatFuelConsumption, formatPowerConsumption } from '../../domain/format/measures'
import type { Trim } from '../../domain/model/types'

type Figures = Pick<Trim, 'fuelConsumption' | 'powerConsumption' | 'co2'>

/** WLTP consumption (fuel, electricity or both) and CO₂, as they must stand beside a new car for sale or lease. */
export const officialFigures = ({
  fuelConsumption,
  powerConsumption,
  co2,
}: Figures): { consumption: string; co2: string } => ({
  consumption: [
    fuelConsumption === null ? null : formatFuelConsumption(fuelConsumption),
    powerConsumption === null ? null : formatPowerConsumption(powerConsumption),
  ]
    .filter((figure) => figure !== null)
    .join(' + '),
  co2: formatCo2(co2),
})

const span = (values: (number | null)[], format: (value: number) => string): string | null => {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const [low, high] = [Math.min(...known), Math.max(...known)]
  return low === high ? format(low) : `${format(low).replace(/\u00a0.*$/, '')} à ${format(high)}`
}

/** The same figures over all versions of a model: "4,9 à 5,6 l/100 km". */
export const figuresOfRange = (trims: Figures[]) => ({
  fuel: span(
    trims.map((trim) => trim.fuelConsumption),
    formatFuelConsumption,
  ),
  power: span(
    trims.map((trim) => trim.powerConsumption),
    formatPowerConsumption,
  ),
  co2: span(
    trims.map((trim) => trim.co2),
    formatCo2,
  ),
})
