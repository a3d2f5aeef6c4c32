import { lazyPart } from '../../components/ui/lazy-part'

const load = () => import(/* webpackChunkName: "vehicle-facts" */ './vehicle-facts')

/*
 * Replaces `shown-facts.ts` in the browser. The first page of a visit keeps the server's HTML of these facts, so their code
 * is not needed before the visitor opens another vehicle.
 */
export const Consumption = lazyPart(() => load().then(({ Consumption: loaded }) => loaded))
export const KeyFacts = lazyPart(() => load().then(({ KeyFacts: loaded }) => loaded))
export const TechnicalData = lazyPart(() => load().then(({ TechnicalData: loaded }) => loaded))
export const TrustBadges = lazyPart(() => load().then(({ TrustBadges: loaded }) => loaded))

export const loadFacts = (): Promise<unknown> =>
  Promise.all([Consumption.load(), KeyFacts.load(), TechnicalData.load(), TrustBadges.load()])
