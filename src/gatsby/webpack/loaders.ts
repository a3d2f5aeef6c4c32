/** A record whose fields may be set. */
export const hasOptions = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Loader {
  loader: string
  options: Record<string, unknown>
}

const isLoader = (value: unknown): value is Loader =>
  hasOptions(value) && typeof value.loader === 'string' && hasOptions(value.options)

/** Every loader with options in a list of webpack rules, however deep they are nested. */
export const loadersOf = (rules: unknown): Loader[] => {
  if (!Array.isArray(rules)) return []
  return rules.flatMap((rule: unknown) => {
    if (isLoader(rule)) return [rule]
    return hasOptions(rule) ? [...loadersOf(rule.oneOf), ...loadersOf(rule.rules), ...loadersOf(rule.use)] : []
  })
}

/** The plugins of a webpack configuration with this class name, whose packages belong to Gatsby. */
export const pluginsNamed = (plugins: unknown, name: string): Record<string, unknown>[] =>
  Array.isArray(plugins)
    ? plugins.filter(
        (plugin: unknown): plugin is Record<string, unknown> => hasOptions(plugin) && plugin.constructor.name === name,
      )
    : []
