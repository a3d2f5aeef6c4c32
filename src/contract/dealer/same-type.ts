import type { z } from 'zod'

/** `true` when two types are one and the same, down to optional and read-only members. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- an open T makes the compiler compare A and B exactly
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Flattens intersections and inferred object types, so that only what they say is compared. */
type Plain<T> = T extends readonly unknown[] | string | number | boolean | null | undefined
  ? T
  : { [K in keyof T]: T[K] }

type HeldTo<Schema extends z.ZodType, Domain> =
  Same<Plain<z.output<Schema>>, Plain<Domain>> extends true ? unknown : { 'schema and domain type differ': never }

/**
 * Holds a schema to a domain type: it does not compile when either of the two says something that the other does not.
 *
 * @example const brandSchema = schemaOf<Brand>()(z.object({ … }))
 */
export const schemaOf =
  <Domain>() =>
  <Schema extends z.ZodType>(schema: Schema & HeldTo<Schema, Domain>): Schema =>
    schema
