import { DATASOURCES } from '../../../blocks/datasources'
import { BLOCK_SCHEMAS } from '../../../blocks/schemas'
import { wantedSpace } from '../../../domain/storyblok/wanted-space'

/** The block library that this site needs. */
export const SITE_SPACE = wantedSpace(BLOCK_SCHEMAS, DATASOURCES)
