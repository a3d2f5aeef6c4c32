import { pathsFor } from '../domain/routes/paths'
import { readSegments } from '../domain/routes/read-segments'
import { publicConfig } from './public'

/** Segments in force. `parseBuildEnv` refuses a build whose overrides have problems, so none can be left here. */
export const segments = readSegments(publicConfig.segments)

/** Addresses in force. */
export const paths = pathsFor(segments)
