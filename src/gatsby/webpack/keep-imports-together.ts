import type { Chunk, ChunkGraph, Module, ModuleGraph } from 'webpack'

interface Graphs {
  chunkGraph: ChunkGraph
  moduleGraph: ModuleGraph
}

/** Modules that import a module statically: `import()` makes a chunk of its own. */
const importersOf = (module: Module, moduleGraph: ModuleGraph): Module[] =>
  [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule, dependency }) =>
    originModule && dependency && moduleGraph.getParentBlock(dependency) === originModule ? [originModule] : [],
  )

const findRoot = (module: Module, graph: ModuleGraph, isRoot: (module: Module) => boolean): Module | null => {
  const seen = new Set([module])
  for (const next of seen) {
    if (isRoot(next)) return next
    for (const importer of importersOf(next, graph)) seen.add(importer)
  }
  return null
}

/**
 * A group of webpack's `splitChunks`: a component with everything it imports is one file, which the chunks that contain
 * the component load. Compressed as one, it is a sixth smaller than the files that webpack makes of it otherwise. Other chunks
 * that use some of its modules have them elsewhere.
 *
 * @param name name of the file
 * @param file path of the component's module, with forward slashes, from the root
 */
export const keepImportsTogether = (name: string, file: string) => {
  const users = new Set<Chunk>()
  const isRoot = (module: Module): boolean =>
    module.nameForCondition()?.replaceAll('\\', '/').endsWith(`/${file}`) ?? false
  return {
    name,
    // webpack asks this of a module before it asks `chunks` about the chunks with it.
    test: (module: Module, { chunkGraph, moduleGraph }: Graphs): boolean => {
      if (chunkGraph.getModuleChunks(module).some((chunk) => chunk.canBeInitial())) return false
      const root = findRoot(module, moduleGraph, isRoot)
      if (!root) return false
      for (const chunk of chunkGraph.getModuleChunksIterable(root)) users.add(chunk)
      return true
    },
    chunks: (chunk: Chunk): boolean => users.has(chunk),
    minChunks: 2,
    enforce: true,
    priority: 20,
  }
}
