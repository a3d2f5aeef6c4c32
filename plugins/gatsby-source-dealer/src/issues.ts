import type { SourceNodesArgs } from 'gatsby'
import { nodeIdOf } from './nodes'

/** A record that was left out, and why. Kept as a node, so that a build that reads only changes still reports it. */
export interface DealerIssue {
  /** Plural, as in the address of the API. */
  kind: string
  key: string
  reason: string
}

const issueId = (kind: string, key: string | number) => nodeIdOf('DealerIssue', `${kind}-${key}`)

export const createIssueBook = ({ actions, createContentDigest, getNode, getNodesByType }: SourceNodesArgs) => {
  const idOf = ({ kind, key }: DealerIssue): string => issueId(kind, key)
  const forgetNode = (id: string) => {
    const node = getNode(id)
    if (node) actions.deleteNode(node)
  }
  const note = (issue: DealerIssue) => {
    const internal = { type: 'DealerIssue', contentDigest: createContentDigest(issue) }
    actions.createNode({ ...issue, id: idOf(issue), parent: null, children: [], internal })
  }
  return {
    note,
    forget: (kind: string, key: string | number) => forgetNode(issueId(kind, key)),
    /** After a kind was read whole: exactly these are wrong now. */
    replaceKind: (kind: string, found: readonly DealerIssue[]) => {
      const ids = new Set(found.map(idOf))
      for (const node of getNodesByType('DealerIssue')) if (node.kind === kind && !ids.has(node.id)) forgetNode(node.id)
      for (const issue of found) note(issue)
    },
  }
}

export type IssueBook = ReturnType<typeof createIssueBook>
