import { EnvironmentError } from '../../config/env/parse-env'
import type { ServerEnv } from '../../config/env/server-env'
import type { PreviewConfig } from './preview-app'

/**
 * What the preview server needs to know.
 *
 * @throws EnvironmentError when there is no token to read drafts with
 */
export const previewConfigOf = (env: ServerEnv): PreviewConfig => {
  const { STORYBLOK_PREVIEW_TOKEN } = env
  if (STORYBLOK_PREVIEW_TOKEN === undefined)
    throw new EnvironmentError(['STORYBLOK_PREVIEW_TOKEN: is missing (the preview reads drafts with it)'])
  const { STORYBLOK_ENDPOINT, STORYBLOK_SPACE_ID, PREVIEW_FRAME_ANCESTORS, ASSET_BASE_URL } = env
  const { VACANCIES_URL, REVIEWS_URL, ICON_SERVICES } = env
  return {
    STORYBLOK_ENDPOINT,
    STORYBLOK_PREVIEW_TOKEN,
    STORYBLOK_SPACE_ID,
    PREVIEW_FRAME_ANCESTORS,
    ASSET_BASE_URL,
    VACANCIES_URL,
    REVIEWS_URL,
    ICON_SERVICES,
  }
}
