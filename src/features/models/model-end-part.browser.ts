import { restingPart } from '../../components/ui/lazy-part'

const load = () => import(/* webpackChunkName: "model-end" */ './model-end')

// Replaces `model-end-part.ts` in the browser: these parts are below the fold.
export const ModelSections = restingPart(() => load().then(({ ModelSections: loaded }) => loaded))
export const ModelStock = restingPart(() => load().then(({ ModelStock: loaded }) => loaded))

export const loadModelEnd = (): Promise<unknown> => Promise.all([ModelSections.load(), ModelStock.load()])
