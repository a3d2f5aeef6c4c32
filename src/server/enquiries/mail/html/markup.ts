/** HTML that is safe to put into a page: made by `markup` only. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = string | number | Markup | readonly Markup[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

const partHtml = (part: Part): string => {
  if (part instanceof Markup) return part.html
  return typeof part === 'object' ? part.map(({ html }) => html).join('') : escapeHtml(String(part))
}

/** HTML from a template: every value is escaped unless it is markup itself. */
export const markup = (template: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(
    template.map((literal, index) => literal + (index < parts.length ? partHtml(parts[index] ?? '') : '')).join(''),
  )
