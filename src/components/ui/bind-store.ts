import type { ExtractState, StoreApi } from 'zustand/vanilla'
import { useBrowserValue } from './use-browser-value'

type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>

/** Hook that returns the state of a store, or the part that `select` picks. */
interface UseStore<State> {
  (): State
  <Part>(select: (state: State) => Part): Part
}

/**
 * Makes a hook of a store, with the store's own functions on it. During hydration it returns the store's initial state,
 * see `useBrowserValue`; zustand's own hook would re-render differences at once.
 */
export const bindStore = <Store extends ReadableStore<unknown>>(
  store: Store,
): UseStore<ExtractState<Store>> & Store => {
  type State = ExtractState<Store>
  const useStore = <Part = State>(select?: (state: State) => Part): Part | State => {
    const part = (state: unknown) => (select ? select(state as State) : (state as State))
    return useBrowserValue(
      store.subscribe,
      () => part(store.getState()),
      () => part(store.getInitialState()),
    )
  }
  return Object.assign(useStore as UseStore<State>, store)
}
