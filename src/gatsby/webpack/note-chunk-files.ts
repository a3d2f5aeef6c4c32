import type { Compiler } from 'webpack'

/** Files of each named chunk group, in the order in which they are loaded. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

/**
 * A webpack plugin that notes the files of the chunks, before Gatsby writes the slice that lists them.
 *
 * @param note receives the files of a compilation
 */
export const noteChunkFiles = (note: (files: ChunkFiles) => void): { apply: (compiler: Compiler) => void } => ({
  apply: ({ hooks }) =>
    hooks.afterEmit.tap('NoteChunkFiles', ({ namedChunkGroups }) => {
      const names = [...namedChunkGroups.keys()]
      note(Object.fromEntries(names.map((name) => [name, namedChunkGroups.get(name)?.getFiles() ?? []])))
    }),
})
