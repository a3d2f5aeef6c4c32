import type { StockQuery } from '../../../src/domain/stock-search/engine/query'

/** Answers a query with its first 24 vehicles and the counts of all facets; tells how many were found. */
export type Ask = (query: StockQuery) => number | Promise<number>

/** An engine, and what a page may do in idle moments before it is asked. */
export interface Engine {
  ask: Ask
  idle?: (() => void)[]
}

/** What an entry leaves in the page: makes an engine of the text that was sent. */
export type Build = (texts: string[]) => Engine | Promise<Engine>
