import { restingPart } from '../../components/ui/lazy-part'

// Replaces `lease-overview-part.ts` in the browser: the server's HTML shows the whole list before its code is loaded.
export const LeaseOverview = restingPart(() =>
  import(/* webpackChunkName: "lease-overview" */ './LeaseOverview').then(({ LeaseOverview: loaded }) => loaded),
)

export const loadLeaseOverview = (): Promise<unknown> => LeaseOverview.load()
