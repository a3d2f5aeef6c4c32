import type { TableInput } from './lint-table'

/** Names that stand at a placeholder in the paths of pages: `/:brand/stock` with the page `/opel/stock` gives `opel`. */
const namesAt = (placeholder: string, pattern: string, paths: readonly string[]): string[] => {
  const [before = '', after = ''] = pattern.split(`:${placeholder}`)
  const names = paths.flatMap((written) => {
    const path = written.replace(/\/+$/, '')
    if (!path.startsWith(before) || !path.endsWith(after)) return []
    const name = path.slice(before.length, path.length - after.length)
    return name === '' || /[/:*]/.test(name) ? [] : [name]
  })
  return [...new Set(names)].sort()
}

/**
 * Writes the routes and status rules of a table once for each name that their placeholder may stand for, so that a host,
 * which would take any word there, answers the known ones only. `options.placeholders` says which pages tell the names.
 */
export const expandPlaceholders = (input: TableInput): TableInput => {
  const expand = (lines: readonly string[]): string[] =>
    Object.entries(input.options.placeholders).reduce<string[]>(
      (expanded, [placeholder, pattern]) => {
        const word = new RegExp(`:${placeholder}\\b`, 'g')
        const names = namesAt(placeholder, pattern, input.paths)
        return expanded.flatMap((line) =>
          line.search(word) < 0 ? [line] : names.map((name) => line.replace(word, () => name)),
        )
      },
      [...lines],
    )
  const { options, clientRoutes } = input
  return {
    ...input,
    options: { ...options, extraRoutes: expand(options.extraRoutes), statusRules: expand(options.statusRules) },
    clientRoutes: expand(clientRoutes),
  }
}
