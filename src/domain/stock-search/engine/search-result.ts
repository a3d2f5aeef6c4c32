import type { LiveMap } from '../../vehicle/live'
import type { Equipment } from '../codec/equipment'
import type { RangeId } from '../fields'
import type { Scale } from './bins'
import type { StockQuery, Wish } from './query'

/** Counts of a facet: `counts[place]` vehicles would be shown if the option at that place were among the chosen. */
export interface FacetCounts {
  options: readonly string[]
  counts: Uint32Array
}

export interface RangeCounts extends Scale {
  /** By bar: vehicles that pass all other filters. */
  counts: Uint32Array
}

/** What a query finds. It keeps its worth until live prices are laid over. */
export interface StockResult {
  count: number
  facets: ReadonlyMap<string, FacetCounts>
  /** By place in `Equipment.features`: vehicles that would be left if the feature were asked for too. Null: not loaded. */
  equipment: Uint32Array | null
  ranges: Readonly<Record<RangeId, RangeCounts>>
  /** By dealership: vehicles that pass all filters but the distance. A radius would give the sum of those it reaches. */
  nearby: FacetCounts
  /** Words of the text that no vehicle has, not even nearly. */
  unknownWords: readonly string[]
  /** Rows in order, from `offset`, at most `limit`. */
  rows: (offset: number, limit: number) => number[]
}

/** A query that finds more, and the wish that was given up for it. */
export interface NearMatch {
  wish: Wish
  query: StockQuery
  count: number
}

/** The stock, ready to be asked. */
export interface StockSearch {
  search: (query: StockQuery) => StockResult
  /** How many a query finds; less work than `search`. */
  count: (query: StockQuery) => number
  /** How many a query finds, and the rows of the first of them in order; less work than `search`. */
  first: (query: StockQuery, limit: number) => { count: number; rows: number[] }
  /** For a query that finds nothing: the queries with one wish less that find something, most first. */
  nearMatches: (query: StockQuery) => NearMatch[]
  /** Addresses of the files that have the cards of these rows, see `parseCards` and `completeCard`. */
  cardFiles: (rows: readonly number[]) => string[]
  /** Takes equipment in, as soon as its file is there. Until then a query that asks for features finds nothing. */
  setEquipment: (equipment: Equipment) => void
  equipment: () => Equipment | null
  /**
   * Pieces of work that the first queries would wait for, each of some milliseconds at most: to be done one by one in
   * idle moments, or not at all.
   */
  preparations: () => (() => void)[]
  /** Lays a live difference over the build's prices. @returns how many vehicles changed */
  applyLive: (facts: LiveMap) => number
}
