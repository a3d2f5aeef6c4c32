import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { collectionEnvelopeSchema } from '../../../src/contract/dealer/collections'
import { DealerApiError } from './client'
import type { DealerClient } from './client'
import { guardAgainstDrop } from './guard'
import type { IssueBook } from './issues'
import type { DealerOptions } from './options'
import type { ListKind } from './record-kinds'

/**
 * Reads one of the short lists whole and makes the graph say the same: new and changed records in, vanished ones out.
 *
 * @throws DealerApiError, SuddenDropError
 */
export const sourceList = async (
  { type, path, read }: ListKind,
  { args, client, options, issues }: { args: SourceNodesArgs; client: DealerClient; options: DealerOptions; issues: IssueBook },
): Promise<void> => {
  const { actions, createContentDigest, getNodesByType } = args
  const address = `/api/dealer/v1/${path}`
  const list = collectionEnvelopeSchema.safeParse(await client.get(address))
  if (!list.success) throw new DealerApiError(`${options.url}${address}`, 'the answer has no list of items')

  const before = getNodesByType(type)
  issues.forgetKind(path)
  const nodes = new Map<string, NodeInput>()
  for (const [index, raw] of list.data.items.entries()) {
    const parsed = read(raw, createContentDigest)
    if (!parsed.ok) issues.note({ kind: path, key: parsed.id ?? `number ${index + 1}`, reason: parsed.reason })
    else if (nodes.has(parsed.value.id)) issues.note({ kind: path, key: String(parsed.value.key), reason: 'stands there twice: the first is kept' })
    else nodes.set(parsed.value.id, parsed.value)
  }
  guardAgainstDrop(path, Math.max(before.length, options.lastCounts[path] ?? 0), nodes.size, options)

  for (const node of nodes.values()) actions.createNode(node)
  for (const node of before) if (!nodes.has(node.id)) actions.deleteNode(node)
}

