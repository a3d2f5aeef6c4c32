const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' } as const
type Inherited = keyof typeof INHERITED

const isInherited = (property: string): property is Inherited => Object.hasOwn(INHERITED, property)

const inlineStyle = (element: Element): CSSStyleDeclaration | null =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : null

/** What jsdom's style sheet of the browser asks about before it says how an element is displayed. */
const kindOf = (element: Element): string => {
  const has = ['hidden', 'open'].filter((name) => element.hasAttribute(name))
  const type = element.getAttribute('type') === 'hidden' ? 'type' : ''
  const parent = element.parentElement?.localName === 'ruby' ? 'ruby' : ''
  return [element.namespaceURI, element.localName, ...has, type, parent].join(' ')
}

/**
 * `getComputedStyle` for documents without style sheets, which is every document of a component test. For each element
 * jsdom matches all rules of its own style sheet and works out a dozen colours, also of its ancestors: a sixth of the
 * time of component suites, as each query by role asks about all elements. What such a query asks about is the same for
 * all elements of a kind unless their own `style` says otherwise, so jsdom is asked once per kind.
 */
export const answerStylesByKind = (window: Window & typeof globalThis): void => {
  const compute = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()
  const empty = window.document.createElement('i').style

  const displayOf = (element: Element): string => {
    const own = inlineStyle(element)?.display
    if (own) return own
    const kind = kindOf(element)
    const known = displays.get(kind)
    if (known !== undefined) return known
    const { display } = compute(element)
    displays.set(kind, display)
    return display
  }
  const inheritedOf = (element: Element, property: Inherited): string => {
    for (let from: Element | null = element; from !== null; from = from.parentElement) {
      const own = inlineStyle(from)?.getPropertyValue(property)
      if (own) return own
    }
    return INHERITED[property]
  }
  const valueOf = (element: Element, property: string): string | null => {
    if (property === 'display') return displayOf(element)
    return isInherited(property) ? inheritedOf(element, property) : null
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return compute(element, pseudo)
    const getPropertyValue = (name: string): string => valueOf(element, name) ?? compute(element).getPropertyValue(name)
    return new Proxy(empty, {
      get: (_target, name) => {
        if (name === 'getPropertyValue') return getPropertyValue
        const value =
          typeof name === 'string' ? valueOf(element, name === 'pointerEvents' ? 'pointer-events' : name) : null
        return value ?? Reflect.get(compute(element), name)
      },
    })
  }
}
