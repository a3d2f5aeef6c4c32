import type { AcquisitionType } from './acquisition'

interface Row {
  type: AcquisitionType
}

/** The prices of the wanted ways to have a vehicle, in their order; its first one when it has none of them. */
export const shownRows = <R extends Row>(prices: readonly R[], wanted: readonly AcquisitionType[]): R[] => {
  const rows = wanted.flatMap((type) => prices.filter((row) => row.type === type))
  return rows.length > 0 ? rows : prices.slice(0, 1)
}

/** The one price that stands where there is room for one: that of the first wanted way, else the first. */
export const shownPrice = <R extends Row>(prices: readonly R[], wanted: readonly AcquisitionType[]): R | undefined =>
  shownRows(prices, wanted)[0]
