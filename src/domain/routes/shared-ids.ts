import { isVehicleId } from '../vehicle/kept'

const PARAMETER = 'ids'
/** More stock numbers than this make an address that some messengers cut. */
const MOST = 100

export interface SharedIds {
  /** Stock numbers, each once, in their order. */
  ids: number[]
  /** How many of the link’s numbers were left out because the list takes no more. */
  left: number
}

/**
 * The vehicles that a shared link names; what is no stock number is passed over.
 *
 * @param search the query of the address, with or without `?`
 * @returns null when the address names none
 */
export const sharedIdsOf = (search: string, max = MOST): SharedIds | null => {
  const value = new URLSearchParams(search).getAll(PARAMETER).join(',')
  const ids = [
    ...new Set(
      value
        .split(/[,; ]/)
        .filter((part) => /^\d{1,15}$/.test(part))
        .map(Number),
    ),
  ].filter(isVehicleId)
  return ids.length === 0 ? null : { ids: ids.slice(0, max), left: Math.max(0, ids.length - max) }
}

/** Address that opens the same list for somebody else; commas stay readable. */
export const sharedUrl = (origin: string, path: string, ids: readonly number[]): string =>
  `${origin}${path}?${PARAMETER}=${ids.slice(0, MOST).join(',')}`
