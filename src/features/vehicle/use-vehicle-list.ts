import { useMemo, useState } from 'react'
import { sharedIdsOf } from '../../domain/routes/shared-ids'
import type { KeptVehicle } from '../../domain/vehicle/kept'
import type { KeptStore } from '../storage/kept-store'
import { useHydrated } from '../../components/ui/use-browser-value'
import { useVehicles } from './use-vehicles'

interface Options {
  /** Query of the page’s address: a shared link names its vehicles there. */
  search: string
  /** The most vehicles a shared link may bring. */
  max?: number
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/**
 * The vehicles that a list’s page shows: those of this device, or those of a shared link, which changes nothing on the
 * device until it is taken over. A vehicle of the device’s own list that is not in stock any more is taken off it.
 */
export const useVehicleList = <Item extends KeptVehicle>(list: KeptStore<Item>, { search, max }: Options) => {
  const hydrated = useHydrated()
  const own = list.useIds((state) => state.items)
  const shared = useMemo(() => sharedIdsOf(search, max), [search, max])
  /** The query that brings nothing new: it was taken over, or names what is on the list anyway. */
  const [settled, setSettled] = useState(() =>
    shared && sameIds(shared.ids, list.useIds.getState().ids) ? search : null,
  )
  const isShared = hydrated && shared !== null && settled !== search

  const sharedItems = useMemo(() => shared?.ids.map((id): KeptVehicle => ({ id, card: null })) ?? [], [shared])
  const [removed, setRemoved] = useState<KeptVehicle[]>([])
  const { gone, ...loaded } = useVehicles(isShared ? sharedItems : own, (told) => {
    // A shared link may name what is on the own list too: that is told when the own list is looked at.
    if (isShared) return
    const { ids } = list.useIds.getState()
    const mine = told.filter(({ id }) => ids.includes(id))
    setRemoved((known) => [...known, ...mine])
    list.remove(...mine.map(({ id }) => id))
  })
  return {
    ...loaded,
    isShared,
    /** Vehicles of the list shown that are not in stock any more, with what is known of them. */
    removed: isShared ? gone : removed,
    /** How many of a shared link’s vehicles were left out. */
    left: isShared ? shared.left : 0,
    /** The link was meant to bring vehicles, but names none. */
    isEmptyLink: hydrated && shared === null && new URLSearchParams(search).has('ids'),
    /** The shared list is the visitor’s own from now on. */
    settle: () => setSettled(search),
  }
}
export type VehicleList = ReturnType<typeof useVehicleList<KeptVehicle>>
