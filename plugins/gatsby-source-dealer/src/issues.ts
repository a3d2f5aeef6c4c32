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
  const forgetNode = (id: string) => {
    const node = getNode(id)
    if (node) actions.deleteNode(node)
  }
  return {
    note: (issue: DealerIssue) => {
      const id = issueId(issue.kind, issue.key)
      const internal = { type: 'DealerIssue', contentDigest: createContentDigest(issue) }
      actions.createNode({ ...issue, id, parent: null, children: [], internal })
    },
    forget: (kind: string, key: string | number) => forgetNode(issueId(kind, key)),
    /** Before a kind is read whole: what is still wrong will be noted again. */
    forgetKind: (kind: string) => {
      for (const node of getNodesByType('DealerIssue')) if (node.kind === kind) forgetNode(node.id)
    },
  }
}

export type IssueBook = ReturnType<typeof createIssueBook>
