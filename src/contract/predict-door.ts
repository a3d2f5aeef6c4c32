/** Pages that a build would touch, by what it would do to them. */
export interface PredictedPages {
  created: string[]
  changed: string[]
  deleted: string[]
}

/**
 * Answers which pages a publication of these stories would touch, and changes nothing.
 *
 * @param stories as the delivery API serves them; their content is what would be published
 */
export type PredictPages = (stories: readonly object[]) => Promise<PredictedPages>

/**
 * Gatsby compiles the site's lifecycles into modules of their own, so the builder, in the same process, cannot import what
 * they know: they leave the question at the process.
 */
const DOOR = Symbol.for('vitrine.predict-pages')

export const leavePredictPages = (predict: PredictPages): void => {
  Reflect.set(globalThis, DOOR, predict)
}

const isPredict = (value: unknown): value is PredictPages => typeof value === 'function'

/** Null before the first build of this process. */
export const foundPredictPages = (): PredictPages | null => {
  const found: unknown = Reflect.get(globalThis, DOOR)
  return isPredict(found) ? found : null
}
