import { createHash } from 'node:crypto'

/** The parts of webpack's compiler that are looked at. */
interface Compiler {
  hooks: { done: { tap: (name: string, tell: (stats: { compilation: Compilation }) => void) => void } }
}
interface Compilation {
  hash?: string | null
  assets: Readonly<Record<string, unknown>>
}

/**
 * Names the bundles by what they are. Webpack's own hash differs between a build that found its cache and one that did
 * not, and it stands in every page: each new process would make every page another file. The bundles carry the digest
 * of their content in their names, so equal names are equal bundles.
 */
export const steadyHash = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap('SteadyHash', ({ compilation }) => {
      compilation.hash = createHash('sha256').update(Object.keys(compilation.assets).sort().join('\n')).digest('hex').slice(0, 20)
    }),
}
