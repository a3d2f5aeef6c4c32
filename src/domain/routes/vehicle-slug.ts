import { slugify } from './slugify'

interface SluggedVehicle {
  id: number
  brandName: string
  modelName: string
  variant: string
}

/** `{id}-1-{brand-model-variant}`, the form that old links and search engines know. */
export const vehicleSlug = ({ id, brandName, modelName, variant }: SluggedVehicle): string =>
  `${id}-1-${slugify(`${brandName} ${modelName} ${variant}`)}`

/**
 * The stock number in a vehicle slug, whatever text follows it; null when the segment is no vehicle slug.
 * The text is optional, so that a shortened link (`/stock/123-1`) still finds its vehicle.
 */
export const vehicleIdOf = (slug: string): number | null => {
  const match = /^([1-9]\d{0,14})-1(?:-.*)?$/.exec(slug)
  return match ? Number(match[1]) : null
}
