import { DEMO_SPACE_ID, DEMO_TOKENS } from '../../../demo/content-api/options'
import type { ServerEnv } from '../../config/env/server-env'

/** What makes the demo's preview work out of the box; whatever is set in the environment wins. */
export const demoPreviewVariables = ({ PREVIEW_PORT, CONTENT_PORT }: ServerEnv): NodeJS.ProcessEnv => ({
  PREVIEW: 'true',
  STORYBLOK_ENDPOINT: `http://127.0.0.1:${CONTENT_PORT}/v2`,
  STORYBLOK_PREVIEW_TOKEN: DEMO_TOKENS.preview,
  STORYBLOK_SPACE_ID: String(DEMO_SPACE_ID),
  // The demo's editor stands beside the pages that it frames.
  PREVIEW_FRAME_ANCESTORS: `http://localhost:${PREVIEW_PORT}`,
})
