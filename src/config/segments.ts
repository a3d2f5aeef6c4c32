import { parseSegments } from '../domain/routes/parse-segments'
import { pathsFor } from '../domain/routes/paths'
import { publicConfig } from './public'

/** Segments in force. `parseBuildEnv` refuses a build whose overrides have problems, so none can be left here. */
export const segments = parseSegments(publicConfig.segments).segments

/** Addresses in force. */
export const paths = pathsFor(segments)
