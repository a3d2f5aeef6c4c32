import type { VisitedPage } from '../pages/choose'
import type { Bar, Table } from '../report/table'

/** Results of a measurement: its rows in the table of bars, and its own table. */
export interface Found {
  bars: Bar[]
  table: Table
  /** Explains the table. */
  note?: string
}

/** One kind of measurement of a running site. */
export interface Row {
  /** Name on the command line and in the report. */
  id: string
  measure: (pages: readonly VisitedPage[]) => Promise<Found>
}
