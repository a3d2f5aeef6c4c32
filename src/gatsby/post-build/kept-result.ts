import type { Incremental } from '../incremental/incremental'

type ChangedNodes = Pick<Incremental, 'nodes'>

/** Answers what was made last for as long as nothing that it is made of has changed. */
export type KeptResult<Made> = (rebuild: ChangedNodes | null, parts: readonly unknown[], make: () => Made) => Made

const isSameList = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((part, index) => part === after[index])

/**
 * Keeps what a build makes of records, so that a rebuild in which none of them changed need not make it again. A
 * rebuild that fails after it changed anything is the last of its process, so what is kept is never older than the graph.
 *
 * @param types types of the nodes that the result is made of
 * @returns a function of the rebuild (null in an ordinary build, which makes all anew), of everything else that the
 * result is made of, compared one by one by identity, and of how it is made
 */
export const createKeptResult = <Made>(types: readonly string[]): KeptResult<Made> => {
  let kept: { parts: readonly unknown[]; made: Made } | null = null
  return (rebuild, parts, make) => {
    const isTouched = ({ nodes }: ChangedNodes): boolean =>
      [...nodes.changed, ...nodes.deleted].some(({ type }) => types.includes(type))
    if (kept !== null && rebuild !== null && !isTouched(rebuild) && isSameList(kept.parts, parts)) return kept.made
    kept = null
    const made = make()
    kept = { parts, made }
    return made
  }
}
