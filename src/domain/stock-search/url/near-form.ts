import { MOST_RADIUS, nearOf, USUAL_RADIUS } from '../../location/near'
import type { KnownPlaces, Near } from '../../location/near'
import { slugify } from '../../routes/slugify'
import { PARAMETERS } from './parameters'
import type { Problem } from './parameters'

const radiusOf = (text: string): number | null => {
  const km = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return km >= 1 && km <= MOST_RADIUS ? km : null
}

const nearNamed = (place: string, radius: number, places: KnownPlaces): Near | null => {
  const slug = slugify(place)
  return (
    nearOf(place, radius, places) ??
    nearOf(slug, radius, places) ??
    (places.towns === null && slug !== '' ? { place: slug, radius, locations: null } : null)
  )
}

/**
 * Reads the wish for vehicles near a place; the place may stand there as people write it. A place that nobody knows, a
 * radius that is none, and one without a place are problems. While the towns are not loaded, a place that is nothing else
 * is taken for one of them.
 */
export const readNear = (parameters: URLSearchParams, places: KnownPlaces, problems: Problem[]): Near | null => {
  const [place = '', radius = ''] = [PARAMETERS.place, PARAMETERS.radius].map(
    (name) => parameters.getAll(name).at(-1)?.trim() ?? '',
  )
  const km = radius === '' ? USUAL_RADIUS : radiusOf(radius)
  const near = place === '' ? null : nearNamed(place, km ?? USUAL_RADIUS, places)
  if (place !== '' && !near) problems.push({ parameter: PARAMETERS.place, value: place, why: 'place' })
  if (radius !== '' && (km === null || place === ''))
    problems.push({ parameter: PARAMETERS.radius, value: radius, why: 'radius' })
  return near
}
