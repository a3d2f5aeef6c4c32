import type { RenderBodyArgs } from 'gatsby'
import { LATER } from '../../config/inline-scripts/start-scripts'
import { hydratedBlockNames } from '../../domain/content/block-names'
import { isAlwaysStatic, isRestingBlock } from '../../domain/content/static-blocks'

const TEMPLATE = /^component---src-(templates|pages)-(.*)-tsx$/

/** Chunks of parts that rest on a first page, by what contains them; `src/templates/page-parts.ts` loads them. */
const RESTING_PARTS: Readonly<Record<string, string>> = {
  'block-lease-offers': 'lease-overview',
  'templates-brand': 'brand-records',
  'templates-model': 'model-end',
  'templates-stock': 'list-filters',
  'templates-stock-list': 'list-filters',
  'templates-vehicle': 'vehicle-end',
  'templates-vehicle-brand': 'vehicle-end',
}

const templateName = (chunk: string): string | null => {
  const [, folder, name] = TEMPLATE.exec(chunk) ?? []
  return folder === undefined || name === undefined ? null : `${folder}-${name}`
}

/** The block that a chunk holds the code of, or null. */
const blockOf = (chunk: string): string | null => /^block-(.*)$/.exec(chunk)?.[1] ?? null

/**
 * The files of what pages name, so that a page asks for its code together with the scripts of every page, which would
 * only ask for it once they run. One entry per name, as `block-hero:12-ab34cd 15-ef56ab`; the files are without `.js`.
 *
 * @param files files of each chunk group, by its name
 * @returns entries separated by semicolons, in the order of their names
 */
export const codeFiles = (files: Readonly<Record<string, readonly string[]>>): string => {
  const scriptsOf = (chunk: string): string[] =>
    (files[chunk] ?? []).filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -'.js'.length))
  return Object.keys(files)
    .sort()
    .flatMap((chunk) => {
      const block = blockOf(chunk)
      const name = templateName(chunk) ?? (block === null || isAlwaysStatic(block) ? null : chunk)
      if (name === null) return []
      const part = RESTING_PARTS[name]
      return [
        [block !== null && isRestingBlock(block) ? name + LATER : name, scriptsOf(chunk)] as const,
        ...(part === undefined ? [] : [[name + LATER, scriptsOf(part)] as const]),
      ]
    })
    .filter(([, scripts]) => scripts.length > 0)
    .map(([name, scripts]) => `${name}:${scripts.join(' ')}`)
    .join(';')
}

/**
 * Attributes of a page's body that name its code: its template, and the blocks that are hydrated.
 *
 * @param load undefined in development, where Gatsby renders an empty shell
 */
export const codeAttributes = (load: RenderBodyArgs['loadPageDataSync'] | undefined, path: string): object => {
  if (!load) return {}
  const page: { result: unknown; componentChunkName?: unknown } = load(path)
  const template = typeof page.componentChunkName === 'string' ? templateName(page.componentChunkName) : null
  const blocks = hydratedBlockNames(page.result)
  return {
    ...(template !== null && { 'data-template': template }),
    ...(blocks.length > 0 && { 'data-blocks': blocks.join(' ') }),
  }
}
