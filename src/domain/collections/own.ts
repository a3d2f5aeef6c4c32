/** What a record itself has under a key that anybody may have written: every object answers to "constructor". */
export const ownOf = <Value>(
  record: Readonly<Partial<Record<string, Value>>> | undefined,
  key: string,
): Value | undefined => (record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined)
