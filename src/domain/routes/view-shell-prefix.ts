import type { Segments } from './segments'

/**
 * Below it stand the pages that show views of vehicles in the browser. They have data, but no address of their own: the
 * router knows them by the addresses of the vehicles only.
 */
export const viewShellPrefix = (s: Segments): string => `/${s.stock}/vue/`
