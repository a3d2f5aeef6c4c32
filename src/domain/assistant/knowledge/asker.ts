import type { LeaseOffer } from '../../model/types'
import type { StockQuery } from '../../stock-search/engine/query'

/** Today's date, and what the page shows that the visitor asks from. */
export interface Asker {
  /** ISO day in Luxembourg. */
  today: string
  /** The vehicle whose page is open, with the labels of its equipment. */
  vehicle: { id: number; equipment: readonly string[] } | null
  /** Default dealerships for a question that names none, such as the one with the vehicle on this page. */
  here?: readonly string[]
  /** The lease offer whose page is open; without an id, the page of all offers of a kind. */
  lease?: { kind: LeaseOffer['kind']; id: string | null }
  /** What the answer before searched for; left out where it was no search. */
  before?: StockQuery
  /** The model whose page or lease offer is open, as visitors name it: "Dacia Spring". */
  model?: string
}
