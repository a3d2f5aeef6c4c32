import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { collectionEnvelopeSchema } from '../../../src/contract/dealer/collections'
import { safeParse } from '../../../src/contract/safe-parse'
import { DealerApiError } from './client'
import { leaveOutPictures } from '../../../src/contract/dealer/leave-out-pictures'
import { leaveOutSpecialHours } from '../../../src/contract/dealer/leave-out-special-hours'
import type { DealerClient } from './client'
import { guardAgainstDrop } from './guard'
import type { DealerIssue, IssueBook } from './issues'
import type { DealerOptions } from './options'
import type { ListKind } from './record-kinds'

interface Surroundings {
  args: SourceNodesArgs
  client: DealerClient
  options: DealerOptions
}

/** One of the short lists as it was read, checked and ready to be written. */
export interface ReadList {
  kind: ListKind
  nodes: ReadonlyMap<string, NodeInput>
  issues: readonly DealerIssue[]
}

/**
 * Reads one of the short lists whole, and checks it.
 *
 * @throws DealerApiError, SuddenDropError; nothing was written
 */
export const readList = async (kind: ListKind, { args, client, options }: Surroundings): Promise<ReadList> => {
  const { type, path, read } = kind
  const address = `/api/dealer/v1/${path}`
  const list = safeParse(collectionEnvelopeSchema, await client.get(address))
  if (!list.success) throw new DealerApiError(`${options.url}${address}`, 'the answer has no list of items')

  const nodes = new Map<string, NodeInput>()
  const issues: DealerIssue[] = []
  for (const [index, raw] of list.data.items.entries()) {
    const pictures = leaveOutPictures(raw, options.pictureHosts)
    const { record, leftOut: leftOutHours } = leaveOutSpecialHours(pictures.record)
    const leftOut = [...pictures.leftOut, ...leftOutHours]
    const parsed = read(record)
    if (!parsed.ok) issues.push({ kind: path, key: parsed.id ?? `number ${index + 1}`, reason: parsed.reason })
    else if (nodes.has(parsed.value.id))
      issues.push({ kind: path, key: String(parsed.value.key), reason: 'stands there twice: the first is kept' })
    else {
      nodes.set(parsed.value.id, parsed.value)
      const reason = leftOut.map(({ field, reason: why }) => `${field}: ${why}`).join('; ')
      if (reason !== '') issues.push({ kind: path, key: String(parsed.value.key), reason })
    }
  }
  guardAgainstDrop(path, Math.max(args.getNodesByType(type).length, options.lastCounts[path] ?? 0), nodes.size, options)
  return { kind, nodes, issues }
}

/** Makes the graph say what a list says: new and changed records in, vanished ones out. */
export const writeList = (
  { kind: { type, path }, nodes, issues: found }: ReadList,
  { actions, getNodesByType }: SourceNodesArgs,
  issues: IssueBook,
): void => {
  const before = getNodesByType(type)
  issues.replaceKind(path, found)
  for (const node of nodes.values()) actions.createNode(node)
  for (const node of before) if (!nodes.has(node.id)) actions.deleteNode(node)
}
