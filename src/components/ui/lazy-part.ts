import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { isResting } from './rest'

/** A component whose code is a file of its own. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code: a part that is loaded before it is first shown is shown without waiting. */
  load: () => Promise<unknown>
  /** Whether rendering it does not load its code while the page rests. */
  rests: boolean
}

/** A promise that calls back at once, so that React need not wait for what is there. */
const settled = <Value>(value: Value): Promise<Value> => {
  const promise = Promise.resolve(value)
  return Object.assign(promise, {
    // React passes one callback and does not use what comes back.
    then: (onValue: (value: Value) => void) => {
      onValue(value)
      return promise
    },
  })
}

/**
 * Makes a component whose code is loaded when it is shown, or before by `load`. A load that fails is tried again the
 * next time.
 *
 * @example lazyPart(() => import('./faq/Faq').then(({ Faq }) => Faq))
 */
export const lazyPart = <Props>(find: () => Promise<ComponentType<Props>>): LazyPart<Props> => makePart(find, false)

/** A `lazyPart` that rendering does not load while the page rests: the `Resting` around it does. */
export const restingPart = <Props>(find: () => Promise<ComponentType<Props>>): LazyPart<Props> => makePart(find, true)

const makePart = <Props>(find: () => Promise<ComponentType<Props>>, rests: boolean): LazyPart<Props> => {
  let loaded: { default: ComponentType<Props> } | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let arrive: (module: { default: ComponentType<Props> }) => void = () => undefined
  const arrived = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve
  })
  const load = () =>
    (loading ??= find().then(
      (component) => {
        loaded = { default: component }
        arrive(loaded)
        return loaded
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  return Object.assign(
    lazy(() => {
      if (loaded) return settled(loaded)
      return rests && isResting() ? arrived : load()
    }),
    { load, rests },
  )
}
