import { restingPart } from '../../components/ui/lazy-part'

// Replaces `brand-records-part.ts` in the browser: the records stand below what the first view shows.
export const BrandRecords = restingPart(() =>
  import(/* webpackChunkName: "brand-records" */ './BrandRecords').then(({ BrandRecords: loaded }) => loaded),
)

export const loadBrandRecords = (): Promise<unknown> => BrandRecords.load()
