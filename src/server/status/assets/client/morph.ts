/** Attributes that belong to whoever looks at the page. */
const KEPT = new Set(['open'])

const isSameKind = (a: Node, b: Node): boolean =>
  a.nodeType === b.nodeType &&
  a.nodeName === b.nodeName &&
  (!(a instanceof Element) || !(b instanceof Element) || a.id === b.id)

const syncAttributes = (from: Element, to: Element): void => {
  const kept = from instanceof HTMLDetailsElement ? KEPT : new Set<string>()
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !kept.has(name)) from.removeAttribute(name)
  for (const { name, value } of [...to.attributes])
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
}

const byId = (parent: Element, id: string): Element | undefined => [...parent.children].find((child) => child.id === id)

/** Puts the node in `parent` that stands for `wanted` at this place, made anew only where none fits. */
const place = (parent: Element, current: ChildNode | null, wanted: ChildNode): ChildNode => {
  if (wanted instanceof Element && wanted.id !== '') {
    const known = byId(parent, wanted.id)
    if (known && known.nodeName === wanted.nodeName) {
      if (known !== current) parent.insertBefore(known, current)
      morph(known, wanted)
      return known
    }
  }
  if (current && isSameKind(current, wanted)) {
    if (current instanceof Element && wanted instanceof Element) morph(current, wanted)
    else if (current.nodeValue !== wanted.nodeValue) current.nodeValue = wanted.nodeValue
    return current
  }
  return parent.insertBefore(wanted.cloneNode(true), current) as ChildNode
}

/**
 * Makes an element equal to another by the fewest changes: focus, open details, scroll positions and transitions stay.
 * Children with an id are recognised by it wherever they moved to.
 */
export const morph = (from: Element, to: Element): void => {
  if (from.isEqualNode(to)) return
  syncAttributes(from, to)
  let next: ChildNode | null = from.firstChild
  for (const wanted of [...to.childNodes]) next = place(from, next, wanted).nextSibling
  while (next) {
    const rest: ChildNode | null = next.nextSibling
    next.remove()
    next = rest
  }
}
