import { DEFAULT_SEGMENTS } from '../domain/routes/segments'
import type { Segments } from '../domain/routes/segments'
import { pathsFor } from '../domain/routes/paths'
import { publicConfig } from './public'

// Replaces `segments.ts` in the browser: the build has checked the overrides, so this leaves their rules out of each page.
const overrides: unknown = JSON.parse(publicConfig.segments || '{}')

export const segments: Segments = Object.assign({ ...DEFAULT_SEGMENTS }, overrides)

export const paths = pathsFor(segments)
