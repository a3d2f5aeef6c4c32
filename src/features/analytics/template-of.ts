/** Name of a template from Gatsby’s name of its chunk: `component---src-templates-vehicle-view-tsx` is "vehicle-view". */
export const templateOf = (chunk: string | undefined): string =>
  /^component---src-(?:templates|pages)-(.+)-tsx?$/.exec(chunk ?? '')?.[1] ?? 'unknown'

let shown = templateOf(undefined)

/** Remembers the template that is shown. */
export const setShownTemplate = (template: string): string => (shown = template)

/** Name of the template that is shown now. */
export const shownTemplate = (): string => shown
