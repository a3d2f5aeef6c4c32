type Child = Node | string | null | false | undefined
/** Attributes, and listeners of any kind of event. */
type Properties = Record<string, string | number | boolean | null | undefined | ((event: never) => unknown)>

/** An element with its attributes (functions are listeners) and what is in it. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (typeof value === 'function') element.addEventListener(name, value as EventListener)
    else if (name === 'value' && 'value' in element) element.value = String(value)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

/** Puts something in the place of all that an element holds. */
export const fill = (element: Element, ...children: Child[]): void =>
  element.replaceChildren(...children.filter((child) => child !== null && child !== undefined && child !== false))
