import { hasOptions, pluginsNamed } from './loaders'

/** What Gatsby itself asks for while it renders, beside its own variables. */
const KNOWN = /^process\.env(?:\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT))?$/

const isVariable = (name: string): boolean => name === 'process.env' || name.startsWith('process.env.')

/**
 * Leaves the renderer of pages the variables that the browser's code has too. Gatsby gives it the whole environment:
 * tokens would stand in its code, and the bundler would make all of it again whenever any variable is another.
 */
export const limitVariables = (plugins: readonly unknown[]): void => {
  for (const plugin of pluginsNamed(plugins, 'DefinePlugin'))
    if (hasOptions(plugin.definitions))
      plugin.definitions = Object.fromEntries(
        Object.entries(plugin.definitions).filter(([name]) => !isVariable(name) || KNOWN.test(name)),
      )
}
