import { useEffect, useMemo, useRef } from 'react'
import { keepPlaces } from '../../domain/stock-search/keep-places'
import { useLive } from '../live/live-store'
import type { StockEngine } from './load-stock'

const rowsOf = ({ columns: { ids } }: StockEngine, vehicles: Iterable<number>): number[] =>
  Array.from(vehicles, (id) => ids.indexOf(id)).filter((row) => row !== -1)

/**
 * Rows of a page of the list, with those that left the stock while they were looked at still in their places: their cards
 * say that they are sold, until the visitor asks for something else.
 *
 * @param question the same as long as nothing else is asked
 * @param built vehicles that the page was built with, shown before the stock is there
 */
export const useSteadyRows = (
  engine: StockEngine | null,
  question: unknown,
  rows: readonly number[],
  built: ReadonlyMap<number, unknown>,
): readonly number[] => {
  const facts = useLive((state) => state.facts)
  const shown = useRef<{ engine: StockEngine; question: unknown; rows: readonly number[] } | null>(null)
  const kept = useMemo(() => {
    if (!engine) return rows
    const { current } = shown
    if (current && (current.engine !== engine || current.question !== question)) return rows
    return keepPlaces(
      current?.rows ?? rowsOf(engine, built.keys()),
      rows,
      (row) => facts.get(engine.columns.ids[row] ?? 0) === 'removed',
    )
  }, [engine, question, rows, built, facts])
  useEffect(() => {
    shown.current = engine && { engine, question, rows: kept }
  }, [engine, question, kept])
  return kept
}
