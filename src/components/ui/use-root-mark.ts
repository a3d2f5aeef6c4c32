import { useLayoutEffect } from 'react'

/**
 * Sets a data attribute of the root element while a component is mounted, for styles that concern the whole page. With
 * `:has()` on the root element the browser would restyle the page whenever an element comes or goes.
 *
 * @param name as in `dataset`
 * @param value null: no attribute
 */
export const useRootMark = (name: string, value: string | null): void => {
  useLayoutEffect(() => {
    if (value === null) return
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      Reflect.deleteProperty(dataset, name)
    }
  }, [name, value])
}
