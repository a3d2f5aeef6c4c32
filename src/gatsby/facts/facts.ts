import { z } from 'zod'
import { FACT_SCHEMAS, newestFirst } from '../site-data'
import type { DealerFacts } from '../site-data'
import type { ReportEntry } from '../report/report'
import { createFactList } from './fact-list'

interface NodeRef {
  id: string
  type: string
}
type ListedNode = object & { id: string }

/** What the site knows of the graph, kept in step with it. */
export interface Facts {
  /** Records that are shown. */
  data: () => DealerFacts
  /** Records that the source left out, and why. */
  issues: () => readonly ReportEntry[]
  /** Follows the graph: reads the nodes that changed, forgets those that are gone. */
  follow: (
    nodes: { changed: readonly NodeRef[]; deleted: readonly NodeRef[] },
    getNode: (id: string) => object | undefined,
  ) => void
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byKey = (a: { key: string }, b: { key: string }) => byText(a.key, b.key)

const issueSchema = z.object({ kind: z.string(), key: z.string(), reason: z.string() })

/** Each list has a total order of its own: how the graph came to be what it is must not show. */
const createLists = () => ({
  DealerBrand: createFactList(FACT_SCHEMAS.DealerBrand, (a, b) => a.order - b.order || byKey(a, b)),
  DealerModel: createFactList(FACT_SCHEMAS.DealerModel, byKey),
  DealerLeaseOffer: createFactList(
    FACT_SCHEMAS.DealerLeaseOffer,
    (a, b) => a.monthlyPrice - b.monthlyPrice || byKey(a, b),
  ),
  DealerLocation: createFactList(FACT_SCHEMAS.DealerLocation, byKey),
  DealerEmployee: createFactList(FACT_SCHEMAS.DealerEmployee, byKey),
  DealerVehicle: createFactList(FACT_SCHEMAS.DealerVehicle, newestFirst),
  DealerIssue: createFactList(
    issueSchema,
    (a, b) => byText(a.kind, b.kind) || byText(a.key, b.key) || byText(a.reason, b.reason),
  ),
})

type Lists = ReturnType<typeof createLists>
const isKnown = (lists: Lists, type: string): type is keyof Lists => Object.hasOwn(lists, type)

/** Reads the whole graph once; from then on `follow` keeps it current. */
export const readFacts = (getNodesByType: (type: string) => readonly ListedNode[]): Facts => {
  const lists = createLists()
  for (const [type, list] of Object.entries(lists)) for (const node of getNodesByType(type)) list.put(node.id, node)
  return {
    data: () => ({
      brands: lists.DealerBrand.list(),
      models: lists.DealerModel.list(),
      offers: lists.DealerLeaseOffer.list(),
      locations: lists.DealerLocation.list(),
      employees: lists.DealerEmployee.list(),
      vehicles: lists.DealerVehicle.list(),
    }),
    issues: () => lists.DealerIssue.list(),
    follow: ({ changed, deleted }, getNode) => {
      for (const { id, type } of deleted) if (isKnown(lists, type) && getNode(id) === undefined) lists[type].remove(id)
      for (const { id, type } of changed) {
        if (!isKnown(lists, type)) continue
        const node = getNode(id)
        if (node) lists[type].put(id, node)
        else lists[type].remove(id)
      }
    },
  }
}
