import { errorMessage } from '../../domain/errors/error-message'
import { parseCards } from '../../domain/stock-search/card'
import type { Card } from '../../domain/stock-search/card'
import { decodeStock } from '../../domain/stock-search/codec/decode'
import type { StockColumns } from '../../domain/stock-search/codec/decode'
import { decodeEquipment } from '../../domain/stock-search/codec/equipment'
import type { Equipment } from '../../domain/stock-search/codec/equipment'
import { createStockSearch } from '../../domain/stock-search/engine/stock-search'
import type { StockSearch } from '../../domain/stock-search/engine/search-result'
import { equipmentPath, parsePointer, STOCK_POINTER } from '../../domain/stock-search/paths'
import type { FacetLabels } from '../../domain/stock-search/text/text-search'

/** The stock of one release, ready to be asked. */
export interface StockEngine {
  /** Address of its index: another release has another one. */
  address: string
  columns: StockColumns
  search: StockSearch
  /** Names that the free text of `search` knows. */
  labels: FacetLabels
}

/** `absent`: this site has no index (`gatsby develop`); `offline`: nothing was answered; `gone`: the release was replaced; `failed`: anything else. */
export type StockProblem = 'absent' | 'offline' | 'gone' | 'failed'

/** Why something of the stock could not be read. */
export class StockError extends Error {
  constructor(
    readonly problem: StockProblem,
    message: string,
  ) {
    super(message)
  }
}

const read = async (path: string, missing: StockProblem, cache: RequestCache = 'default'): Promise<unknown> => {
  const answer = await fetch(path, { cache }).catch(() => {
    throw new StockError('offline', `${path} was not answered`)
  })
  if (answer.status === 404) throw new StockError(missing, `${path} is not there`)
  if (!answer.ok) throw new StockError('failed', `${path} answers ${answer.status}`)
  return answer.json().catch(() => {
    throw new StockError('failed', `${path} is no JSON`)
  })
}

/** Address of the index of the release that is live now. */
const readPointer = async (): Promise<string> => {
  const pointer = parsePointer(await read(STOCK_POINTER, 'absent', 'no-cache'))
  if (!pointer) throw new StockError('failed', `${STOCK_POINTER} names no index`)
  return pointer.index
}

/** Why reading failed, whatever was thrown. */
export const stockProblemOf = (error: unknown): StockProblem => (error instanceof StockError ? error.problem : 'failed')

const readIndex = async (): Promise<{ address: string; json: unknown }> => {
  const address = await readPointer()
  try {
    return { address, json: await read(address, 'gone') }
  } catch (error) {
    if (stockProblemOf(error) !== 'gone') throw error
    // A release went live between the two questions: the pointer names its index by now.
    const next = await readPointer()
    return { address: next, json: await read(next, 'failed') }
  }
}

/**
 * Reads the stock of the release that is live.
 *
 * @throws StockError
 */
export const loadStock = async (labels: FacetLabels): Promise<StockEngine> => {
  const { address, json } = await readIndex()
  try {
    const columns = decodeStock(json)
    return { address, columns, search: createStockSearch(columns, labels), labels }
  } catch (error) {
    throw new StockError('failed', errorMessage(error))
  }
}

/** The same stock, whose free text knows other names; null where it knows them already. Pages that are no overview have no names of dealerships. */
export const withNames = (engine: StockEngine, labels: FacetLabels): StockEngine | null => {
  const isKnown = Object.entries(labels).every(([facet, names]) =>
    Object.keys(names).every((option) => engine.labels[facet]?.[option] !== undefined),
  )
  return isKnown ? null : { ...engine, search: createStockSearch(engine.columns, labels), labels }
}

/** @throws StockError */
export const loadEquipment = async ({ columns }: StockEngine): Promise<Equipment> => {
  const path = equipmentPath(columns.equipment)
  const equipment = decodeEquipment(await read(path, 'gone'), columns.count)
  if (!equipment) throw new StockError('failed', `${path} does not fit the index`)
  return equipment
}

/** @throws StockError */
export const loadCards = async (path: string): Promise<Card[]> => {
  const cards = parseCards(await read(path, 'gone'))
  if (!cards) throw new StockError('failed', `${path} is no file of cards`)
  return cards
}
