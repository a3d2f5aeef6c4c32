import { replayIntegration } from '@sentry/replay'
import { scrub } from '../../domain/monitoring/scrub'

/**
 * Recording of what a visitor sees: all texts, fields and pictures are masked. Recordings are not compressed, because the
 * SDK's worker comes from a `blob:` address, which the security policy refuses.
 */
export const sessionReplay = (): ReturnType<typeof replayIntegration> =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['aria-label', 'title', 'alt', 'placeholder', 'href', 'value'],
    networkCaptureBodies: false,
    useCompression: false,
    beforeAddRecordingEvent: (event) => scrub(event),
  })
