import type { Compilation, Compiler } from 'webpack'

/** Gatsby's chunk with the one stylesheet of the site. */
const STYLES = 'styles'
const NAME = 'LoadStylesOnce'

const loadOnce = ({ hooks, namedChunks }: Compilation): void => {
  let putBack = (): void => undefined
  hooks.beforeCodeGeneration.tap(NAME, () => {
    const styles = namedChunks.get(STYLES)
    const groups = [...(styles?.groupsIterable ?? [])].filter((group) => !group.isInitial())
    if (!styles) return
    for (const group of groups) group.removeChunk(styles)
    // The stylesheet itself is put together by the groups that use it.
    putBack = () => groups.forEach((group) => group.unshiftChunk(styles))
  })
  hooks.afterCodeGeneration.tap(NAME, () => putBack())
}

/**
 * A webpack plugin that lets every `import()` go without the stylesheet, which each page links. Otherwise the code of
 * each of the sixty in the app says that the stylesheet has to be loaded first.
 */
export const loadStylesOnce = (): { apply: (compiler: Compiler) => void } => ({
  apply: ({ hooks }) => hooks.thisCompilation.tap(NAME, loadOnce),
})
