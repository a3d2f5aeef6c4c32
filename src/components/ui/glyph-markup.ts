import type { IconNode } from 'lucide'

const drawn = new WeakMap<IconNode, string>()

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const draw = (of: IconNode): string =>
  of
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
      return `<${tag}${written.join('')}></${tag}>`
    })
    .join('')

/** Lines of a drawing as markup, made once. */
export const markupOf = (of: IconNode): string => {
  const found = drawn.get(of) ?? draw(of)
  drawn.set(of, found)
  return found
}
