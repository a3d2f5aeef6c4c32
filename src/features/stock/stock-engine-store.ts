import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'
import { whenIdle } from '../../components/ui/when-idle'
import type { Card } from '../../domain/stock-search/card'
import type { FacetLabels } from '../../domain/stock-search/text/text-search'
import type { LiveMap } from '../../domain/vehicle/live'
import type { StockEngine, StockProblem } from './load-stock'
import { loadCards, loadEquipment, loadStock, stockProblemOf, withNames } from './load-stock'

export interface StockState {
  engine: StockEngine | null
  /** Why there is no engine; null while it is loading and once it is there. */
  problem: StockProblem | null
  /** Changes with everything that changes what the engine answers: live prices, equipment. */
  revision: number
  equipment: 'none' | 'loading' | 'ready' | 'offline' | 'failed'
  /** Cards whose files were read, by number of the vehicle. */
  cards: ReadonlyMap<number, Card>
}

export const NO_STOCK: StockState = { engine: null, problem: null, revision: 0, equipment: 'none', cards: new Map() }

/**
 * The stock as this tab knows it, for every part of a page that asks it. It stays when the visitor looks at a vehicle,
 * so that the list is there at once when they come back; a new release is read with the next full load of a page.
 */
export const useStock = bindStore(createStore<StockState>()(() => NO_STOCK))

/** Does pieces of work one by one, each in an idle moment; stops as soon as `goesOn` says no. */
const inIdleMoments = (work: (() => void)[], goesOn: () => boolean): void => {
  const next = (): void => {
    const piece = work.shift()
    if (!piece || !goesOn()) return
    piece()
    whenIdle(next)
  }
  whenIdle(next)
}

let loading: Promise<void> | null = null

/** Puts an engine in place of any other one. */
const take = (engine: StockEngine, cards: StockState['cards']): void => {
  useStock.setState(({ revision }) => ({ engine, problem: null, revision: revision + 1, equipment: 'none', cards }))
  inIdleMoments(engine.search.preparations(), () => useStock.getState().engine === engine)
}

const load = async (labels: FacetLabels): Promise<void> => {
  useStock.setState({ problem: null })
  try {
    const loaded = await loadStock(labels)
    // The release is the one that is known: what it lacks it would lack again.
    if (loaded.address !== useStock.getState().engine?.address) take(loaded, new Map())
  } catch (error) {
    useStock.setState({ problem: stockProblemOf(error) })
  }
}

const startLoading = (labels: FacetLabels): Promise<void> => {
  loading ??= load(labels).finally(() => {
    loading = null
  })
  return loading
}

/** Reads the stock, unless it is there or on its way. Never throws: see `problem`. */
export const needStock = async (labels: FacetLabels): Promise<void> => {
  if (!useStock.getState().engine) await startLoading(labels)
  const { engine, cards } = useStock.getState()
  const renamed = engine && withNames(engine, labels)
  if (renamed) take(renamed, cards)
}

/** A file of the release is gone: whoever sees it reads the pointer again. What was there stays until the new stock is. */
const followRelease = async (labels: FacetLabels): Promise<void> => startLoading(labels)

const readEquipment = async (engine: StockEngine, labels: FacetLabels): Promise<void> => {
  useStock.setState({ equipment: 'loading' })
  try {
    const loaded = await loadEquipment(engine)
    if (useStock.getState().engine !== engine) return
    engine.search.setEquipment(loaded)
    useStock.setState(({ revision }) => ({ equipment: 'ready', revision: revision + 1 }))
  } catch (error) {
    if (useStock.getState().engine !== engine) return
    const problem = stockProblemOf(error)
    useStock.setState({ equipment: problem === 'offline' ? 'offline' : 'failed' })
    if (problem === 'gone') await followRelease(labels)
  }
}

let loadingEquipment: Promise<void> | null = null

/** Reads the file of equipment, which only those need who filter by it. Resolves once it is there or failed. */
export const needEquipment = async (labels: FacetLabels): Promise<void> => {
  const { engine, equipment } = useStock.getState()
  if (!engine || equipment === 'ready') return
  if (equipment !== 'loading') loadingEquipment = readEquipment(engine, labels)
  await loadingEquipment
}

const asked = new WeakMap<StockEngine, Set<string>>()

/** Reads the files that have the cards of some rows, each once. A card whose file cannot be read is shown without photo. */
export const needCards = async (rows: readonly number[], labels: FacetLabels): Promise<void> => {
  const { engine } = useStock.getState()
  if (!engine) return
  const { cards } = useStock.getState()
  const missing = rows.filter((row) => !cards.has(engine.columns.ids[row] ?? 0))
  const before = asked.get(engine) ?? new Set()
  asked.set(engine, before)
  const files = engine.search.cardFiles(missing).filter((path) => !before.has(path))
  files.forEach((path) => before.add(path))
  const answers = await Promise.allSettled(files.map(loadCards))
  if (useStock.getState().engine !== engine) return
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (read.length > 0)
    useStock.setState((state) => ({
      cards: new Map([...state.cards, ...read.map((card): [number, Card] => [card.id, card])]),
    }))
  const problems = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [{ path: files[index], problem: stockProblemOf(answer.reason) }] : [],
  )
  // What was not answered may be asked again; a release that is gone takes all its files with it.
  for (const { path, problem } of problems) if (path && problem !== 'gone') before.delete(path)
  if (problems.some(({ problem }) => problem === 'gone')) await followRelease(labels)
}

/** Lays live prices over the stock. */
export const layLive = (facts: LiveMap): void => {
  const { engine } = useStock.getState()
  if (engine && engine.search.applyLive(facts) > 0) useStock.setState(({ revision }) => ({ revision: revision + 1 }))
}
