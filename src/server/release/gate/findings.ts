import type { GateFinding } from '../../builds/types'

const number = new Intl.NumberFormat('fr-LU')

/** A count as people read it. */
export const inFrench = (count: number): string => number.format(count)

/** What is said of one check when there is more to say than fits. */
const more = (check: string, count: number): GateFinding => ({
  check,
  message:
    count === 1
      ? 'Un autre problème du même genre n’est pas détaillé.'
      : `${inFrench(count)} autres problèmes du même genre ne sont pas détaillés.`,
})

const shorten = (check: string, findings: readonly GateFinding[], most: number): GateFinding[] =>
  findings.length <= most ? [...findings] : [...findings.slice(0, most), more(check, findings.length - most)]

/**
 * Keeps findings readable: so many of each check, so many in all, and how many were left out.
 *
 * @param groups findings of each check, in the order in which they are told
 */
export const limitFindings = (
  groups: readonly (readonly GateFinding[])[],
  perCheck: number,
  total: number,
): GateFinding[] => {
  const shown = groups.flatMap((findings) => {
    const [first] = findings
    return first ? shorten(first.check, findings, perCheck) : []
  })
  return shorten('more', shown, total)
}
