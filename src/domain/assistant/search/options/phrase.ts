/** A phrase and the option it means; the phrase is a pattern over plain words. */
export type Phrase = readonly [pattern: string, facet: string, option: string]

/** Phrases for the options of a facet, by option. */
export const of =
  (facet: string) =>
  (entries: Readonly<Record<string, string>>): Phrase[] =>
    Object.entries(entries).map(([option, pattern]) => [pattern, facet, option])
