import type { Json, JsonObject } from './types'
import { isObject, isStoryLink, mapJson } from './walk-json'

/**
 * Seeds name the stories they link to by slug, as people do; Storyblok's links also carry the uuid, those of rich
 * texts under a name of its own.
 *
 * @param uuidOf uuid of the story at a slug; undefined where there is none
 */
export const withLinkIds = (content: Json, uuidOf: (slug: string) => string | undefined): JsonObject => {
  const linked = mapJson(content, {
    object: (object) => {
      const { cached_url: slug, href } = object
      if (!isStoryLink(object)) return object
      if (typeof slug === 'string') return object['id'] ? object : { ...object, id: uuidOf(slug) ?? '' }
      const target = typeof href === 'string' ? href.replace(/^\//, '') || 'home' : ''
      const uuid = uuidOf(target)
      return !object['uuid'] && uuid !== undefined ? { ...object, uuid } : object
    },
  })
  return isObject(linked) ? linked : {}
}
