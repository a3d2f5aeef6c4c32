import { hasOptions, loadersOf } from './loaders'

/**
 * Leaves Leaflet's styles in a file of their own: in the style sheet of all pages every visitor would load them.
 *
 * @param rules those of webpack's configuration, which are changed in place
 */
export const keepMapStylesApart = (rules: unknown): void => {
  for (const rule of Array.isArray(rules) ? (rules as unknown[]) : [])
    if (
      hasOptions(rule) &&
      Array.isArray(rule.oneOf) &&
      loadersOf([rule]).some(({ loader }) => /css-loader/.test(loader))
    )
      rule.oneOf.unshift({ test: /[\\/]leaflet[\\/]dist[\\/]leaflet\.css$/, type: 'asset/resource' })
}
