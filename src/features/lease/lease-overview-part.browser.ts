import { restingPart } from '../../components/ui/lazy-part'

// Replaces `lease-overview-part.ts` in the browser: the list is whole before its filters are there.
export const LeaseOverview = restingPart(() =>
  import(/* webpackChunkName: "lease-overview" */ './LeaseOverview').then(({ LeaseOverview: loaded }) => loaded),
)

export const loadLeaseOverview = (): Promise<unknown> => LeaseOverview.load()
