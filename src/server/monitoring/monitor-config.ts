import type { MonitorConfig } from './create-monitor'

type Variables = Readonly<
  Partial<
    Record<
      'MONITORING_DSN' | 'MONITORING_ENVIRONMENT' | 'GATSBY_MONITORING_DSN' | 'GATSBY_MONITORING_ENVIRONMENT',
      string
    >
  >
>

/** Where errors are sent: the server's own project, or else that of browsers. Null unless both variables are set. */
export const monitorConfigOf = (env: Variables): MonitorConfig | null => {
  const dsn = env.MONITORING_DSN || env.GATSBY_MONITORING_DSN
  const environment = env.MONITORING_ENVIRONMENT || env.GATSBY_MONITORING_ENVIRONMENT
  return dsn && environment ? { dsn, environment } : null
}
