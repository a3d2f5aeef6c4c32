/** Name of a template from Gatsby’s name of its chunk: `component---src-templates-vehicle-view-tsx` is "vehicle-view". */
export const templateOf = (chunk: string | undefined): string =>
  /^component---src-(?:templates|pages)-(.+)-tsx?$/.exec(chunk ?? '')?.[1] ?? 'unknown'
