/** An endpoint with a body that it takes, as JSON or as fields of a form, and the headers that let it in. */
export interface FuzzEndpoint {
  method: string
  path: string
  /** A text in each field when `isForm` is set. */
  body: Record<string, unknown> | readonly unknown[]
  isForm?: boolean
  headers: (bytes: Buffer) => Record<string, string>
}
