import { startTransition, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../components/ui/use-browser-value'
import type { KeptVehicle } from '../../domain/vehicle/kept'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { loadKeptVehicle } from './load-kept-vehicle'
import type { Loaded } from './load-vehicle'

/** A host may answer few requests at a time, and those that wait would run out of patience. */
const AT_ONCE = 8

const loadAll = async (wanted: readonly KeptVehicle[]): Promise<[number, Loaded][]> => {
  const loaded: [number, Loaded][] = []
  const pending = wanted.values()
  const work = async () => {
    for (const one of pending) loaded.push([one.id, await loadKeptVehicle(one)])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return loaded
}

/**
 * The vehicles of a list, in its order, read from their pages. What is asked for together arrives together, so that
 * nothing moves while the rest is on its way; what is added later joins what is there.
 *
 * @param wanted must stay the same object while the list does
 * @param onGone told of those that are not in stock any more, before the list is shown
 */
export const useVehicles = (wanted: readonly KeptVehicle[], onGone?: (gone: KeptVehicle[]) => void) => {
  const hydrated = useHydrated()
  const [answers, setAnswers] = useState<ReadonlyMap<number, Loaded>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const asked = useRef(new Set<number>())
  const missing = useRef(new Set<number>())
  const tell = useRef(onGone)
  useEffect(() => {
    tell.current = onGone
  })

  useEffect(() => {
    // Another list may have asked for them before.
    const goneBefore = wanted.filter(({ id }) => missing.current.has(id))
    if (goneBefore.length > 0) tell.current?.(goneBefore)
    const fresh = wanted.filter(({ id }) => !asked.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) asked.current.add(id)
    void loadAll(fresh).then((loaded) => {
      // In pieces: several vehicles beside one another are a large table.
      startTransition(() => setAnswers((known) => new Map([...known, ...loaded])))
      for (const [id, { state }] of loaded) missing.current[state === 'missing' ? 'add' : 'delete'](id)
      const gone = fresh.filter(({ id }) => missing.current.has(id))
      if (gone.length > 0) tell.current?.(gone)
    })
  }, [wanted, attempt])

  const known = wanted.flatMap(({ id }) => answers.get(id) ?? [])
  const retry = () => {
    for (const { id } of wanted) if (answers.get(id)?.state !== 'ready') asked.current.delete(id)
    setAttempt(attempt + 1)
  }
  return {
    loading: !hydrated || (wanted.length > 0 && known.length === 0),
    vehicles: known.flatMap((answer): VehiclePageData[] => (answer.state === 'ready' ? [answer.data] : [])),
    /** Those that are not in stock any more, as long as they are wanted. */
    gone: wanted.filter(({ id }) => answers.get(id)?.state === 'missing'),
    /** How many could not be read, and are not known to be gone. */
    unreachable: known.filter(({ state }) => state === 'offline' || state === 'failed').length,
    retry,
  }
}
