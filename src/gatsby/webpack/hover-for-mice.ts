import type { Plugin, Rule } from 'postcss'
import { withoutConditions } from '../../domain/styles/page-styles'
import { loadersOf } from './loaders'

const POINTER = '(hover: hover)'

/** Whether a selector needs a pointer over an element; `:is(:hover, :focus)` also has another way. */
const needsHover = (selector: string): boolean => /:hover\b/.test(withoutConditions(selector))

/** Whether a rule stands in a media query about hovering already. */
const isLimited = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'params' in parent && parent.params.includes('hover')

/**
 * PostCSS plugin: rules for `:hover` apply only where a pointer can hover. On a touch screen they would stay after a tap, and
 * restyle and paint a link before the page that it opens.
 */
export const hoverForMice: Plugin = {
  postcssPlugin: 'hover-for-mice',
  Once: (root, { AtRule }) => {
    root.walkRules(/:hover\b/, (rule) => {
      if (isLimited(rule)) return
      const hovering = rule.selectors.filter(needsHover)
      if (hovering.length === 0) return
      const others = rule.selectors.filter((selector) => !needsHover(selector))
      const limited = new AtRule({ name: 'media', params: POINTER, nodes: [rule.clone({ selectors: hovering })] })
      if (others.length === 0) rule.replaceWith(limited)
      else {
        rule.selectors = others
        rule.after(limited)
      }
    })
  },
}

type PostcssOptions = (context: unknown) => { plugins?: readonly unknown[] }

/**
 * Adds `hoverForMice` to Gatsby's PostCSS.
 *
 * @param rules those of webpack's configuration, whose options are changed in place
 * @throws Error when Gatsby gives PostCSS its options in another way
 */
export const limitHover = (rules: unknown): void => {
  const loaders = loadersOf(rules).filter(({ loader }) => /[\\/]postcss-loader[\\/]/.test(loader))
  for (const { options } of loaders) {
    const given = options['postcssOptions']
    if (typeof given !== 'function') throw new Error('postcss-loader has no function for its options')
    const before = given as PostcssOptions
    options['postcssOptions'] = (context: unknown) => {
      const chosen = before(context)
      // Without `config: false` the loader looks for a configuration file for each stylesheet.
      return { ...chosen, config: false, plugins: [...(chosen.plugins ?? []), hoverForMice] }
    }
  }
}
