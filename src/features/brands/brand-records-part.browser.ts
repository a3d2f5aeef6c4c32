import { restingPart } from '../../components/ui/lazy-part'

// Replaces `brand-records-part.ts` in the browser: the records are below the fold.
export const BrandRecords = restingPart(() =>
  import(/* webpackChunkName: "brand-records" */ './BrandRecords').then(({ BrandRecords: loaded }) => loaded),
)

export const loadBrandRecords = (): Promise<unknown> => BrandRecords.load()
