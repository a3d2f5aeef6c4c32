import type { Problem, ProblemKind } from './parameters'

/** Reads one parameter of an address; null where it is absent, empty or means nothing. */
export type ReadValue = <Value>(
  name: string,
  read: (text: string) => Value | null | undefined,
  whyNot?: (text: string) => ProblemKind,
) => Value | null

/**
 * A reader of parameters that hold one value: the last one counts, without the spaces around it.
 *
 * @param problems is given what `read` makes nothing of, as it stands in the address
 */
export const valueReader =
  (parameters: URLSearchParams, problems: Problem[]): ReadValue =>
  (name, read, whyNot) => {
    const text = parameters.getAll(name).at(-1)
    if (text === undefined || text.trim() === '') return null
    const value = read(text.trim()) ?? null
    if (value === null) problems.push({ parameter: name, value: text, ...(whyNot && { why: whyNot(text) }) })
    return value
  }
