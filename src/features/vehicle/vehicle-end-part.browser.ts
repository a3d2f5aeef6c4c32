import { restingPart } from '../../components/ui/lazy-part'

const load = () => import(/* webpackChunkName: "vehicle-end" */ './vehicle-end')

// Replaces `vehicle-end-part.ts` in the browser: these parts are below the fold.
export const Equipment = restingPart(() => load().then(({ Equipment: loaded }) => loaded))
export const VehicleRow = restingPart(() => load().then(({ VehicleRow: loaded }) => loaded))
export const WhereToSee = restingPart(() => load().then(({ WhereToSee: loaded }) => loaded))

export const loadVehicleEnd = (): Promise<unknown> =>
  Promise.all([Equipment.load(), VehicleRow.load(), WhereToSee.load()])
