/** A head element, or attributes of the root element (`html`). */
export interface HeadTag {
  type: string
  attributes: Readonly<Record<string, string>>
  text: string
}

/** Attribute that react-helmet puts on server-rendered elements. */
const MARK = 'data-react-helmet'

/** Identity of a tag: a later tag with the same key replaces an earlier one. */
const keyOf = ({ type, attributes, text }: HeadTag): string => {
  if (type === 'meta') return `meta ${attributes['name'] ?? attributes['property'] ?? JSON.stringify(attributes)}`
  if (type === 'link') return `link ${attributes['rel'] ?? ''}`
  return type === 'script' ? `script ${text}` : type
}

const elementOf = ({ type, attributes, text }: HeadTag, document: Document): Element => {
  const element = document.createElement(type)
  element.setAttribute(MARK, 'true')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return element
}

/**
 * Updates the document's head to the given tags, in order. Server-rendered elements that are among them stay. Without a
 * title the page is not complete yet, so nothing is removed. A script without text stands for all scripts that are there.
 */
export const writeHead = (tags: readonly HeadTag[], document: Document): void => {
  const wanted = [...new Map(tags.map((tag) => [keyOf(tag), tag])).values()]
  const title = wanted.find(({ type }) => type === 'title')
  if (title && document.title !== title.text) document.title = title.text
  for (const { type, attributes } of wanted)
    if (type === 'html')
      for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
  const keepsScripts = wanted.some(({ type, text }) => type === 'script' && text === '')
  const present = new Set(document.head.querySelectorAll(`[${MARK}]:not(title${keepsScripts ? ',script' : ''})`))
  const missing = wanted
    .filter(({ type, text }) => type !== 'title' && type !== 'html' && !(type === 'script' && text === ''))
    .map((tag) => elementOf(tag, document))
    .filter((element) => {
      const found = [...present].find((other) => other.isEqualNode(element))
      return !found || !present.delete(found)
    })
  if (title) for (const element of present) element.remove()
  document.head.append(...missing)
}
