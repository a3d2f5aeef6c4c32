import { z } from 'zod'

/** Marks the one issue of a value that made a schema throw. */
const UNREADABLE = 'unreadable'

/**
 * Checks a value by a schema and never throws. Zod compares `length` before it knows that a value is a text: for
 * `{"length": {"toString": null}}` that comparison throws a TypeError out of `safeParse` itself.
 *
 * @returns the result of the schema; a single issue without a path when the schema threw
 */
export const safeParse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => {
  try {
    return schema.safeParse(value)
  } catch {
    const issue: z.core.$ZodIssue = {
      code: 'custom',
      path: [],
      message: 'cannot be read',
      params: { [UNREADABLE]: true },
      input: value,
    }
    return { success: false, error: new z.ZodError([issue]) as z.ZodError<z.output<Schema>> }
  }
}

/** Whether a schema threw, rather than refused a field. */
export const isUnreadable = ({ issues }: z.ZodError): boolean =>
  issues.some((issue) => issue.code === 'custom' && issue.params?.[UNREADABLE] === true)
