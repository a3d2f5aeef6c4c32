import { ICON_LIMITS } from '../domain/icons/icon-limits'

/** Groups of names whose addresses stay within the limit, whichever service is asked. */
export const splitNames = (
  names: readonly string[],
  addressesOf: (names: readonly string[]) => readonly string[],
): string[][] => {
  const groups: string[][] = []
  for (const name of names) {
    const last = groups.at(-1)
    const fits =
      last !== undefined && addressesOf([...last, name]).every((address) => address.length <= ICON_LIMITS.address)
    if (fits) last.push(name)
    else groups.push([name])
  }
  return groups
}
