import {
  addEventProcessor,
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser'
import type { BrowserOptions } from '@sentry/browser'
import { scrub } from '../../domain/monitoring/scrub'
import { isGranted, markInUse, useConsent } from '../consent/consent-store'
import { makeScrubbedTransport } from './scrubbed-transport'
import type { sessionReplay } from './session-replay'

export interface ReportingOptions {
  dsn: string
  environment: string
  /** Name of the code that runs, as source maps are uploaded under. */
  release: string | undefined
  /** Whether the visitor agreed to statistics; traces and replays need it, errors may be essential. */
  hasConsent: boolean
  /** What was thrown before this code was loaded. */
  early: readonly unknown[]
}

/** Sampling of the spec, section 9. */
const TRACES = 0.1
const REPLAYS = 0.1
const REPLAYS_ON_ERROR = 1

/** Nothing that tells who a visitor is or what they typed is collected; `scrub` removes what slips into a text. */
const PRIVACY: Partial<BrowserOptions> = {
  dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  beforeSend: (event) => scrub(event),
  beforeSendSpan: (span) => scrub(span),
  beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  // Requests carry no ids of traces.
  tracePropagationTargets: [],
  transport: makeScrubbedTransport,
}

/**
 * Records the visit while the visitor agrees to statistics. After a withdrawal nothing is sent, also not what was recorded
 * before, and the recording stores nothing until the page has been loaded again.
 */
const recordVisit = async (client: NonNullable<ReturnType<typeof init>>): Promise<void> => {
  let replay: ReturnType<typeof sessionReplay> | null = null
  markInUse('statistics')
  useConsent.subscribe(() => {
    if (isGranted('statistics')) return
    client.getOptions().enabled = false
    void replay?.stop({ flush: false })
  })
  const { sessionReplay: createReplay } = await import(/* webpackChunkName: "session-replay" */ './session-replay')
  if (!isGranted('statistics')) return
  replay = createReplay()
  client.addIntegration(replay)
}

/** Starts error reporting with Sentry's SDK. @returns undefined if the SDK refuses the DSN */
export const startErrorReporting = ({
  dsn,
  environment,
  release,
  hasConsent,
  early,
}: ReportingOptions): ReturnType<typeof init> => {
  const client = init({
    ...PRIVACY,
    dsn,
    environment,
    release,
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // Elements carry names of people.
      breadcrumbsIntegration({ dom: false }),
      ...(hasConsent ? [browserTracingIntegration()] : []),
    ],
    tracesSampleRate: hasConsent ? TRACES : 0,
    replaysSessionSampleRate: REPLAYS,
    replaysOnErrorSampleRate: REPLAYS_ON_ERROR,
  })
  // The hooks above are asked about errors and spans only.
  addEventProcessor((event) => scrub(event))
  for (const error of early) captureException(error)
  if (client && hasConsent) void recordVisit(client)
  return client
}
