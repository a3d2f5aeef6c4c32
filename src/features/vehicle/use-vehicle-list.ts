import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { Loaded } from './load-vehicle'
import { loadVehicleById } from './load-vehicle-by-id'

/** A list of stock numbers that this device remembers. */
interface IdList {
  useIds: (select: (state: { ids: number[] }) => number[]) => number[]
  remove: (...ids: number[]) => void
}

const never = () => () => undefined

/**
 * The vehicles of a visitor’s list. One that is not in stock any more is taken off the list and counted in `removed`;
 * one that could not be read stays on it and counts in `unreachable`.
 */
export const useVehicleList = (list: IdList) => {
  const ids = list.useIds((state) => state.ids)
  const hydrated = useSyncExternalStore(never, () => true, () => false)
  const [answers, setAnswers] = useState<ReadonlyMap<number, Loaded>>(new Map())
  const [removed, setRemoved] = useState(0)
  const asked = useRef(new Set<number>())

  useEffect(() => {
    for (const id of ids) {
      if (asked.current.has(id)) continue
      asked.current.add(id)
      void loadVehicleById(id).then((loaded) => {
        setAnswers((known) => new Map(known).set(id, loaded))
        if (loaded.state !== 'missing') return
        list.remove(id)
        setRemoved((count) => count + 1)
      })
    }
  }, [ids, answers, list])

  const retry = () => {
    const failed = ids.filter((id) => answers.get(id)?.state !== 'ready')
    for (const id of failed) asked.current.delete(id)
    setAnswers(new Map([...answers].filter(([id]) => !failed.includes(id))))
  }
  const loaded = ids.map((id) => answers.get(id))
  return {
    loading: !hydrated || loaded.includes(undefined),
    vehicles: loaded.flatMap((answer): VehiclePageData[] => (answer?.state === 'ready' ? [answer.data] : [])),
    unreachable: loaded.filter((answer) => answer && answer.state !== 'ready').length,
    removed,
    retry,
  }
}
export type VehicleList = ReturnType<typeof useVehicleList>
