/** What a search engine reads off a page. */
export interface PageFacts {
  lang: string | null
  titles: string[]
  canonicals: string[]
  descriptions: string[]
  robots: string | null
  /** Text of every h1. */
  headings: string[]
  /** Level of every heading, in the order of the page. */
  levels: number[]
  jsonLd: unknown[]
  /** Ids that an element refers to and no element has. */
  dangling: string[]
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

const decode = (text: string): string => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

const attribute = (tag: string, name: string): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? null : decode(value)
}

const textOf = (markup: string): string => decode(markup.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, '')).trim()

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])

const REFERENCE = /\s(?:aria-(?:labelledby|describedby|controls|owns|details)|for|list)="([^"]+)"/g

/** Elements that are named or described by what is not there have no name and no description. */
const danglingIds = (markup: string): string[] => {
  const ids = new Set(all(markup, /\sid="([^"]*)"/g))
  return all(markup, REFERENCE)
    .flatMap((value) => value.split(/\s+/))
    .filter((id) => id !== '' && !ids.has(id))
}

/** Places where headings go more than one level down, such as `h1 → h3`; a screen reader's list has a hole there. */
export const skippedLevels = ({ levels }: Pick<PageFacts, 'levels'>): string[] =>
  levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`h${levels[index - 1] ?? 0} → h${level}`] : [],
  )

/** Reads a built page. It knows our own output and is no general parser; `html.e2e.ts` validates the markup itself. */
export const pageFacts = (text: string): PageFacts => {
  const head = text.slice(0, text.indexOf('</head>'))
  const markup = text.replace(/<(script|template)\b.*?<\/\1>/gs, '')
  const metas = all(head, /<meta[^>]*>/g)
  const named = (name: string) =>
    metas.filter((tag) => attribute(tag, 'name') === name).map((tag) => attribute(tag, 'content') ?? '')
  return {
    lang: attribute(/<html[^>]*>/.exec(text)?.[0] ?? '', 'lang'),
    titles: all(head, /<title[^>]*>([^<]*)<\/title>/g).map(decode),
    canonicals: all(head, /<link[^>]*>/g)
      .filter((tag) => attribute(tag, 'rel') === 'canonical')
      .map((tag) => attribute(tag, 'href') ?? ''),
    descriptions: named('description'),
    robots: named('robots')[0] ?? null,
    headings: all(markup, /<h1[^>]*>(.*?)<\/h1>/gs).map(textOf),
    levels: all(markup, /<h([1-6])[\s>]/g).map(Number),
    jsonLd: all(text, /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs).map((json): unknown =>
      JSON.parse(json),
    ),
    dangling: danglingIds(markup),
  }
}
