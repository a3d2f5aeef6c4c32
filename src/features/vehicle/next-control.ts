/** A control of a list, by the place of its item and by its own among the controls of that. */
export interface ControlPlace {
  item: number
  control: number
}

const controlsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>('a[href], button')]

/**
 * Where a control stands, to find the one that takes its place.
 *
 * @param items selector of the items, within `container`
 * @returns null for what is in no item
 */
export const placeOf = (control: Element, container: Element, items: string): ControlPlace | null => {
  const item = control.closest(items)
  if (item === null) return null
  return {
    item: [...container.querySelectorAll(items)].indexOf(item),
    control: controlsOf(item).findIndex((one) => one === control),
  }
}

/** The same control of the item that stands there now, or of the last one; null when there is none. */
export const controlAt = (place: ControlPlace, container: Element, items: string): HTMLElement | null => {
  const item = [...container.querySelectorAll(items)].slice(0, place.item + 1).at(-1)
  return (item && controlsOf(item)[place.control]) ?? null
}
