export interface Dsn {
  /** The whole DSN, which the head of an envelope repeats. */
  dsn: string
  /** Address that takes envelopes. */
  url: string
  publicKey: string
}

/** Reads a Sentry DSN, `https://{key}@{host}/{path/}{project}`. @returns null when it is none */
export const parseDsn = (dsn: string): Dsn | null => {
  if (!URL.canParse(dsn)) return null
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, path, project] = /^(\/(?:.*\/)?)(\d+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || username === '' || path === undefined || project === undefined) return null
  return { dsn, url: `${protocol}//${host}${path}api/${project}/envelope/`, publicKey: username }
}
