const SHARE = 5
const LEAST = 20

/**
 * How many random cases a property test that takes long tries: a fifth of them, and at least 20 unless it has fewer;
 * all of them with `PROPERTY_RUNS=all`.
 *
 * @example fc.assert(fc.property(anyStock(40), law), { numRuns: propertyRuns(100) })
 */
export const propertyRuns = (all: number): number =>
  process.env.PROPERTY_RUNS === 'all' ? all : Math.min(all, Math.max(LEAST, Math.ceil(all / SHARE)))
