/**
 * A compiled text: a string, or a list of parts. `0` is the number of the enclosing plural. An array is a value:
 * `[name]` as it is, `[name, 1]` as a number, `[name, forms]` as a select, `[name, forms, 1]` as a plural.
 */
export type CompiledMessage = string | readonly MessagePart[]

export type MessagePart =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, number: 1]
  | readonly [name: string, forms: Readonly<Record<string, CompiledMessage>>]
  | readonly [name: string, forms: Readonly<Record<string, CompiledMessage>>, plural: 1]

export type CompiledMessages = Readonly<Record<string, CompiledMessage>>
