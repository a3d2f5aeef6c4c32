import type { SourceRule } from './types'

/** An entry of the CMS datasource, as gatsby-source-storyblok makes a node of it. */
export interface CmsEntryNode {
  internalId?: unknown
  name?: unknown
  value?: unknown
  data_source?: unknown
  data_source_dimension?: unknown
  [field: string]: unknown
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Rules that editors keep in the CMS: an entry's name is the old address, its value the new one. */
export const parseCmsEntries = (nodes: readonly CmsEntryNode[], datasource: string): SourceRule[] =>
  nodes
    .filter((node) => node.data_source === datasource && (node.data_source_dimension ?? null) === null)
    .map(({ internalId, name, value }) => ({
      from: textOf(name),
      to: textOf(value),
      code: '',
      file: `storyblok/${datasource}`,
      line: typeof internalId === 'number' ? internalId : 0,
      isEntry: true as const,
    }))
    .sort((a, b) => a.line - b.line)
