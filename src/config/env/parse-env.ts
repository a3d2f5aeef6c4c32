import type { z } from 'zod'

/** Environment variables that are missing or malformed, all of them in one message. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'

  constructor(readonly problems: readonly string[]) {
    super(`Environment:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Reads variables by a schema. An empty string counts as not set, as it does in most shells' and hosts' settings.
 *
 * @throws EnvironmentError that names every bad variable at once; values are not repeated, they may be secrets
 */
export const parseEnv = <Shape extends z.ZodType>(schema: Shape, env: NodeJS.ProcessEnv): z.output<Shape> => {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(filled)
  if (result.success) return result.data
  throw new EnvironmentError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
}

/**
 * Tries several readers of the environment, so that a person hears of every bad variable at once and not of one
 * reader's after the other.
 *
 * @throws EnvironmentError with the problems of all of them, each once
 */
export const checkTogether = (...readers: readonly (() => unknown)[]): void => {
  const problems = readers.flatMap((read): readonly string[] => {
    try {
      read()
      return []
    } catch (error) {
      if (error instanceof EnvironmentError) return error.problems
      throw error
    }
  })
  if (problems.length > 0) throw new EnvironmentError([...new Set(problems)])
}
