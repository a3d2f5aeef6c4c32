import { DEMO_SPACE_ID, DEMO_TOKENS } from '../../../demo/content-api/options'
import { localOrigin, personalOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'

/** What makes the demo's preview work out of the box; whatever is set in the environment wins. */
export const demoPreviewVariables = ({ HOST, PREVIEW_PORT, CONTENT_PORT }: ServerEnv): NodeJS.ProcessEnv => ({
  PREVIEW: 'true',
  STORYBLOK_ENDPOINT: `${localOrigin(HOST, CONTENT_PORT)}/v2`,
  STORYBLOK_PREVIEW_TOKEN: DEMO_TOKENS.preview,
  STORYBLOK_SPACE_ID: String(DEMO_SPACE_ID),
  // The demo's editor stands beside the pages that it frames.
  PREVIEW_FRAME_ANCESTORS: personalOrigin(HOST, PREVIEW_PORT),
})
