/** The database cannot be used; the message is one line for the terminal and holds no password. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
