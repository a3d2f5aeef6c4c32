/** What is looked at of what the bundler says. */
export interface BundlerStats {
  hash: string
  hasWarnings: () => boolean
  hasErrors: () => boolean
}

interface Bundled {
  stats: BundlerStats
  close: () => Promise<void>
}

interface ChunkHashes {
  renderPageHash: string
  templateHashes: Record<string, string>
}

/** Compiles `gatsby-config.ts` and `gatsby-node.ts`. */
export interface Compiler {
  compileGatsbyFiles: (directory: string) => Promise<void>
}

/** Modules whose functions the build command looks up when it calls them. */
export interface Bundling {
  compiler: Compiler
  buildJavascript: { buildProductionBundle: (...args: unknown[]) => Promise<Bundled> }
  buildHtml: { buildRenderer: (...args: unknown[]) => Promise<Bundled & { rendererPath: string }> }
  ssrChunkHashes: {
    getSSRChunkHashes: (args: { stats: BundlerStats; components: ReadonlyMap<string, unknown> }) => ChunkHashes
  }
}
