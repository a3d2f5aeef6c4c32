import { createStore } from 'zustand/vanilla'
import { bindStore } from '../../components/ui/bind-store'

const KEY = 'vitrine.differences'

const read = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    // On the server there is none, and some browsers forbid it.
    return false
  }
}

const useStore = bindStore(createStore<{ isOn: boolean }>()(() => ({ isOn: read() })))

/** Keeps the choice for the visit. */
export const chooseOnlyDifferences = (isOn: boolean): void => {
  useStore.setState({ isOn })
  try {
    sessionStorage.setItem(KEY, isOn ? '1' : '0')
  } catch {
    // The choice holds as long as the page does.
  }
}

/**
 * Whether comparisons leave out what is equal, and a function that says so: kept for the visit, so that it holds after a
 * reload and on the way back from a vehicle. Only for what the server does not render.
 */
export const useOnlyDifferences = (): [isOn: boolean, choose: (isOn: boolean) => void] => [
  useStore(({ isOn }) => isOn),
  chooseOnlyDifferences,
]
