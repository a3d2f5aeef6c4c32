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

/** Modules whose functions the build command looks up when it calls them. */
export interface Bundling {
  buildJavascript: { buildProductionBundle: (...args: unknown[]) => Promise<Bundled> }
  buildHtml: { buildRenderer: (...args: unknown[]) => Promise<Bundled & { rendererPath: string }> }
  ssrChunkHashes: {
    getSSRChunkHashes: (args: { stats: BundlerStats; components: ReadonlyMap<string, unknown> }) => ChunkHashes
  }
}
