import type { Segments } from './segments'

/**
 * Addresses of forms below a vehicle, as patterns of the host (`:name` is one segment). They are answered with the
 * vehicle's own HTML, so only a header can keep them from search engines.
 */
export const vehicleFormPatterns = (s: Segments): string[] => [
  ...[s.interest, s.testDrive].map((form) => `/${s.stock}/:vehicle/${form}`),
  ...[s.brandInterest, s.brandTestDrive].map((form) => `/:brand/${s.stock}/:vehicle/${form}`),
]

/**
 * Below it stand the pages that show views of vehicles in the browser. They have data, but no address of their own: the
 * router knows them by the addresses of the vehicles only.
 */
export const viewShellPrefix = (s: Segments): string => `/${s.stock}/vue/`
