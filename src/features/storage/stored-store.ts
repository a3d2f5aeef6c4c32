import { createStore } from 'zustand/vanilla'

interface Options<State> {
  /** State of the first render, on the server and in the browser. */
  initial: State
  /** Reads what is stored; returns the current state where nothing is, or nothing else. */
  read: (current: State) => State
  /** Stores a state. */
  write: (state: State) => void
}

/**
 * A zustand store that this device remembers: it reads what is stored at once, and stores each state that is set. It takes the
 * place of zustand's `persist`, whose versions and asynchronous storage would be half a kilobyte of every page.
 */
export const createStoredStore = <State extends object>({ initial, read, write }: Options<State>) => {
  const store = createStore<State>()(() => initial)
  const readAgain = (): void => store.setState(read(store.getState()), true)
  readAgain()
  return {
    ...store,
    setState: (state: State): void => {
      store.setState(state, true)
      write(state)
    },
    /** Reads what another tab may have stored. */
    readAgain,
  }
}
