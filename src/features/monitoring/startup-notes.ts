/** What the start-up notes depend on. */
export interface StartupFacts {
  development: boolean
  /** Demo stand-ins instead of third-party services. */
  mocks: boolean
  monitoringDsn: string
  monitoringEnvironment: string
}

export interface StartupNote {
  level: 'info' | 'warn'
  text: string
}

/**
 * What the site says on the console when it starts (spec, section 4): that it runs in development mode, that it shows
 * demo data, that errors are not reported because either the DSN or the environment is missing.
 */
export const startupNotes = ({
  development,
  mocks,
  monitoringDsn,
  monitoringEnvironment,
}: StartupFacts): StartupNote[] => {
  const notes: StartupNote[] = []
  if (development) notes.push({ level: 'warn', text: 'Vitrine: development mode' })
  if (mocks)
    notes.push({
      level: 'warn',
      text: 'Vitrine: demo stand-ins are used instead of the services of a real group (GATSBY_PUBLIC_MOCKS)',
    })
  const missing = [
    ...(monitoringDsn === '' ? ['GATSBY_MONITORING_DSN'] : []),
    ...(monitoringEnvironment === '' ? ['GATSBY_MONITORING_ENVIRONMENT'] : []),
  ]
  if (missing.length > 0)
    notes.push({ level: 'info', text: `Vitrine: error reporting will not start, ${missing.join(' and ')} not set` })
  return notes
}
