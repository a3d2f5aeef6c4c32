/** A place in the change log of one database. Readers must not look inside; they only send it back. */
export interface Position {
  /** Names the database: a cursor of another one (restored, made anew) means nothing here. */
  epoch: string
  seq: number
}

const FORM = /^v1\.([a-z0-9]{1,40})\.(\d{1,15})$/

export const encodeCursor = ({ epoch, seq }: Position): string =>
  Buffer.from(`v1.${epoch}.${seq}`).toString('base64url')

/** Null when the text was never a cursor of this service. */
export const decodeCursor = (cursor: string): Position | null => {
  if (!/^[\w-]{1,200}$/.test(cursor)) return null
  const [, epoch, seq] = FORM.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (epoch === undefined || seq === undefined) return null
  const position = { epoch, seq: Number(seq) }
  return encodeCursor(position) === cursor ? position : null
}
