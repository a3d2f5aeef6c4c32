import { REASON_BONDS } from '../../domain/status/build-reasons'
import type { BuildReason, ReasonBond, ReasonDeed, ReasonPages, ReasonSubject } from '../../domain/status/build-reasons'
import type { PagePlan } from '../create-pages/page-plan'
import type { Incremental } from '../incremental/incremental'
import { bondsOf, ownNodesOf } from './page-bonds'

const SUBJECTS: Record<string, ReasonSubject> = {
  DealerVehicle: 'vehicle',
  DealerBrand: 'brand',
  DealerModel: 'model',
  DealerLeaseOffer: 'lease-offer',
  DealerLocation: 'location',
  DealerEmployee: 'employee',
  Story: 'story',
}
/** Names that are kept of each list. */
const NAMED = 3

interface Cause {
  id: string
  subject: ReasonSubject
  key: string
  deed: ReasonDeed
}

export interface TouchedPages {
  nodes: Incremental['nodes']
  pages: Incremental['pages']
  /** Plans of before and of now. */
  before: readonly PagePlan[]
  after: readonly PagePlan[]
}

const planned = (plan: readonly PagePlan[], paths: ReadonlySet<string>): Map<string, PagePlan> => {
  const found = new Map<string, PagePlan>()
  for (const page of plan) if (paths.has(page.path)) found.set(page.path, page)
  return found
}

const causesOf = ({ changed, deleted }: Incremental['nodes']): Map<string, Cause> => {
  const causes = new Map<string, Cause>()
  for (const [refs, deed] of [
    [deleted, 'removed'],
    [changed, 'changed'],
  ] as const)
    for (const { id, type } of refs) {
      const subject = SUBJECTS[type]
      if (subject) causes.set(id, { id, subject, key: id.slice(type.length + 1), deed })
    }
  return causes
}

/** What has a page of its own now and had none before is new; the graph does not tell new nodes from changed ones. */
const markAdded = (
  causes: ReadonlyMap<string, Cause>,
  before: readonly PagePlan[],
  created: readonly PagePlan[],
): void => {
  const fresh = new Set(created.flatMap(ownNodesOf).filter((id) => causes.get(id)?.deed === 'changed'))
  if (fresh.size === 0) return
  for (const page of before) for (const id of ownNodesOf(page)) fresh.delete(id)
  for (const id of fresh) {
    const cause = causes.get(id)
    if (cause) cause.deed = 'added'
  }
}

/** A reason that is being put together: pages by bond and template. */
interface Gathered {
  causes: Map<string, Cause>
  pages: Map<string, ReasonPages>
}

/**
 * Tells for each page that a rebuild touched what led there: the changed node it is about, else one it shows as similar
 * or among others, by its context of before or of now. What hangs on a node in another way (a dealership's hours on a
 * vehicle's page, the header on all) is told of the only kind of thing that changed; where several did, of none.
 */
export const reasonsOf = ({ nodes, pages, before, after }: TouchedPages): BuildReason[] => {
  const causes = causesOf(nodes)
  if (causes.size === 0) return []
  const touched = [...new Set([...pages.created, ...pages.changed, ...pages.deleted])].sort()
  const paths = new Set(touched)
  const [old, now] = [planned(before, paths), planned(after, paths)]
  markAdded(
    causes,
    before,
    pages.created.flatMap((path) => now.get(path) ?? []),
  )

  const gathered = new Map<string, Gathered>()
  const gather = ({ subject, deed }: Cause): Gathered => {
    const name = `${subject} ${deed}`
    const found = gathered.get(name) ?? { causes: new Map(), pages: new Map() }
    gathered.set(name, found)
    return found
  }
  for (const cause of causes.values()) gather(cause).causes.set(cause.id, cause)
  const [onlyKind, ...otherKinds] = gathered.values()

  const closest = (path: string): readonly [Gathered, ReasonBond] | null => {
    const bonds = [old.get(path), now.get(path)].flatMap((page) => (page ? bondsOf(page) : []))
    for (const bond of REASON_BONDS) {
      const cause = bonds.flatMap(([id, one]) => (one === bond ? (causes.get(id) ?? []) : []))[0]
      if (cause) return [gather(cause), bond]
    }
    return onlyKind && otherKinds.length === 0 ? [onlyKind, 'shared'] : null
  }
  for (const path of touched) {
    const [reason, bond] = closest(path) ?? []
    if (!reason || !bond) continue
    const template = bond === 'own' || bond === 'similar' ? '' : ((now.get(path) ?? old.get(path))?.template ?? '')
    const group = reason.pages.get(`${bond} ${template}`) ?? { bond, template, total: 0, first: [] }
    reason.pages.set(`${bond} ${template}`, group)
    group.total += 1
    if (group.first.length < NAMED) group.first.push(path)
  }
  const place = ({ bond, total }: ReasonPages) => REASON_BONDS.indexOf(bond) - total / (touched.length + 1)
  return [...gathered.values()].flatMap(({ causes: own, pages: groups }) => {
    const [first] = own.values()
    if (!first) return []
    const keys = [...own.values()].slice(0, NAMED).map(({ key }) => key)
    return [
      {
        subject: first.subject,
        deed: first.deed,
        total: own.size,
        keys,
        pages: [...groups.values()].sort((a, b) => place(a) - place(b)),
      },
    ]
  })
}
