import { paths } from '../../config/segments'
import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import type { KeptVehicle } from '../../domain/vehicle/kept'
import type { Loaded } from './load-vehicle'
import { loadVehicle } from './load-vehicle'

const PATIENCE_MS = 10_000

/** The address of a vehicle from its number alone: what the host would redirect the shortest form of it to. */
const lookUp = async (
  id: number,
): Promise<{ state: 'found'; path: string } | { state: 'missing' | 'offline' | 'failed' }> => {
  try {
    const path = encodeURIComponent(`${paths.stock}/${id}-1`)
    const response = await fetch(`/api/redirects?path=${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) return { state: 'failed' }
    const answer: unknown = await response.json()
    const redirect = typeof answer === 'object' && answer !== null && 'redirect' in answer ? answer.redirect : null
    if (typeof redirect !== 'string') return { state: 'missing' }
    // An address that was given to another page is not the vehicle's any more.
    return vehicleIdOf(redirect.split('/').at(-1) ?? '') === id
      ? { state: 'found', path: redirect }
      : { state: 'missing' }
  } catch {
    return { state: 'offline' }
  }
}

/**
 * Reads a vehicle of the visitor’s lists: at the address that its name gives, or where the host says it is. `missing`
 * only when the host knows no such vehicle: what it knows but cannot be read has `failed`, so that no list loses it.
 */
export const loadKeptVehicle = async ({ id, card }: KeptVehicle): Promise<Loaded> => {
  const direct = card ? await loadVehicle(paths.vehicle({ id, ...card })) : null
  if (direct && direct.state !== 'missing') return direct
  const found = await lookUp(id)
  if (found.state !== 'found') return found
  const loaded = await loadVehicle(found.path)
  return loaded.state === 'missing' ? { state: 'failed' } : loaded
}
