import { startTransition, useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../../components/ui/bind-store'
import type { Town } from '../../../domain/location/towns'
import { PARAMETERS } from '../../../domain/stock-search/url/parameters'
import { savedSearches } from '../../searches/search-store'

interface TownsState {
  /** Null until they are loaded, empty when they cannot be. */
  towns: readonly Town[] | null
}

/** Towns that distances can be measured from. Few visitors want them, so they are a file of their own. */
export const useTowns = bindStore(createStore<TownsState>()(() => ({ towns: null })))

let loading: Promise<void> | null = null

/** Loads the towns, unless they are there or on their way; after a failure the next call tries again. */
export const needTowns = (): void => {
  if (useTowns.getState().towns?.length) return
  loading ??= import(/* webpackChunkName: "towns" */ '../../../domain/location/towns')
    .then(
      ({ TOWNS }) => TOWNS,
      () => [],
    )
    .then((towns) => {
      loading = null
      startTransition(() => useTowns.setState({ towns }))
    })
}

/** The towns as far as they are loaded; a saved search around a place loads them, to count what is new in it. */
export const useKnownTowns = (): readonly Town[] | null => {
  const isWanted = savedSearches.useIds(({ ids }) => ids.some((query) => query.includes(`${PARAMETERS.place}=`)))
  useEffect(() => {
    if (isWanted) needTowns()
  }, [isWanted])
  return useTowns(({ towns }) => towns)
}
