import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { whenIdle } from '../../components/ui/when-idle'
import type { VehicleSummary } from '../../domain/content/story-data'
import { completeCard } from '../../domain/stock-search/card'
import { summaryOf } from '../../domain/stock-search/codec/summary'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import type { StockResult } from '../../domain/stock-search/engine/search-result'
import type { FacetLabels } from '../../domain/stock-search/text/text-search'
import { useLive } from '../live/live-store'
import { useLiveVisit } from '../live/use-live-vehicle'
import { layLive, needCards, needEquipment, needStock, useStock } from './stock-engine-store'
import type { StockState } from './stock-engine-store'
import { useSteadyRows } from './use-steady-rows'

export interface StockSearchState extends Pick<StockState, 'engine' | 'problem' | 'revision' | 'equipment'> {
  /** What the query finds; null until the stock is there, and while a query for equipment or near a town waits for its file. */
  result: StockResult | null
  /** Asks for equipment, to be chosen from. */
  openEquipment: () => void
  /** Tries again what failed. */
  retry: () => void
}

/** Whether the stock could not be read. While it is still loading, searches wait for it. */
export const isUnreadable = ({ problem }: Pick<StockSearchState, 'problem'>, result: StockResult | null): boolean =>
  result === null && problem !== null

/**
 * Asks the stock in the browser: reads the index after the first render, keeps live prices laid over it, and equipment
 * as soon as a query names some. A connection that comes back is used at once.
 *
 * @param query the same object as long as nothing else is asked
 * @param labels French names for the free text; the same object for the life of the page
 */
export const useStockSearch = (query: StockQuery, labels: FacetLabels): StockSearchState => {
  const {
    engine,
    problem: engineProblem,
    revision,
    equipment,
  } = useStock(
    useShallow((state) => ({
      engine: state.engine,
      problem: state.problem,
      revision: state.revision,
      equipment: state.equipment,
    })),
  )
  const facts = useLive((state) => state.facts)
  useLiveVisit()
  const waits = query.equipment.length > 0 && equipment !== 'ready'
  const openEquipment = useCallback(() => void needEquipment(labels), [labels])
  const retry = useCallback(() => {
    void needStock(labels)
    if (waits) openEquipment()
  }, [labels, waits, openEquipment])
  const first = useRef(query)
  useEffect(() => whenIdle(() => void needStock(labels)), [labels])
  // A search by the visitor does not wait until the page is idle.
  useEffect(() => {
    if (query !== first.current) void needStock(labels)
  }, [query, labels])
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  useEffect(() => layLive(facts), [facts, engine])

  useEffect(() => {
    if (engine && query.equipment.length > 0) openEquipment()
  }, [engine, query.equipment.length, openEquipment])
  // `revision` stands for what the engine keeps to itself.
  const result = useMemo(
    () => (engine && !waits && query.near?.locations !== null && revision > 0 ? engine.search.search(query) : null),
    [engine, query, waits, revision],
  )
  // Without the file of equipment a query that names some finds nothing, now or later.
  const problem = waits && (equipment === 'offline' || equipment === 'failed') ? equipment : engineProblem
  return useMemo(
    () => ({ engine, problem, revision, equipment, result, openEquipment, retry }),
    [engine, problem, revision, equipment, result, openEquipment, retry],
  )
}

/** The vehicles that a page was built with, by number. */
export type BuiltCards = ReadonlyMap<number, VehicleSummary>
const NONE_BUILT: BuiltCards = new Map()

/**
 * Cards of a page of the list: those that the page was built with, of the others at once what the index tells, then with
 * photos. Town by id of the dealership.
 *
 * @param query what `result` was found for; the same object as long as nothing else is asked
 */
export const useStockCards = (
  query: StockQuery,
  result: StockResult | null,
  offset: number,
  limit: number,
  labels: FacetLabels,
  towns: Readonly<Record<string, string>>,
  built = NONE_BUILT,
): VehicleSummary[] => {
  const { engine, cards } = useStock(useShallow((state) => ({ engine: state.engine, cards: state.cards })))
  const found = useMemo(() => result?.rows(offset, limit) ?? [], [result, offset, limit])
  const question = useMemo(() => ({ query, offset }), [query, offset])
  const rows = useSteadyRows(engine, question, found, built)
  useEffect(() => {
    const missing = rows.filter((row) => !built.has(engine?.columns.ids[row] ?? 0))
    if (missing.length > 0) void needCards(missing, labels)
  }, [rows, labels, built, engine])
  return useMemo(
    () =>
      engine
        ? rows.map((row) => {
            const summary = summaryOf(engine.columns, row)
            const own = built.get(summary.id)
            if (own && !cards.has(summary.id))
              return own.isMileageRounded ? { ...own, mileage: summary.mileage, isMileageRounded: false } : own
            return { ...completeCard(summary, cards.get(summary.id)), town: towns[summary.locationId] ?? null }
          })
        : [],
    [engine, rows, cards, towns, built],
  )
}
