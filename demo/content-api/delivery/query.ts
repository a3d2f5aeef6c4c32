/** Items of a comma-separated parameter; null when it was not given. */
export const listOf = (value: string | null | undefined): string[] | null => {
  if (value === null || value === undefined || value === '') return null
  return value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Whether a slug is one of those given; `*` stands for any text. */
export const matchesSlug = (patterns: readonly string[]): ((slug: string) => boolean) => {
  const tests = patterns.map((pattern) => wildcard(pattern.replace(/^\/|\/$/g, ''), 'g'))
  return (slug) => tests.some((test) => test(slug))
}

/** A test for a text with `*` as wildcard. */
export const wildcard = (pattern: string, flags: 'g' | 'i'): ((text: string) => boolean) => {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*')
  const test = new RegExp(`^${source}$`, flags === 'i' ? 'i' : '')
  return (text) => test.test(text)
}

/** A date of a story or a parameter in milliseconds; `YYYY-MM-DD HH:mm` is in UTC, as Storyblok stores it. NaN otherwise. */
export const dateOf = (text: string): number => {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text)
  return Date.parse(match ? `${match[1]}T${match[2]}Z` : text)
}
