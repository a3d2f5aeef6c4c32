import { paths } from '../../config/segments'
import type { Loaded } from './load-vehicle'
import { loadVehicle } from './load-vehicle'

const PATIENCE_MS = 10_000

/** The address of a vehicle from its number alone: what the host would redirect the shortest form of it to. */
const lookUp = async (id: number): Promise<{ state: 'found'; path: string } | { state: 'missing' | 'offline' | 'failed' }> => {
  try {
    const path = encodeURIComponent(`${paths.stock}/${id}-1`)
    const response = await fetch(`/api/redirects?path=${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) return { state: 'failed' }
    const answer: unknown = await response.json()
    const redirect = typeof answer === 'object' && answer !== null && 'redirect' in answer ? answer.redirect : null
    return typeof redirect === 'string' ? { state: 'found', path: redirect } : { state: 'missing' }
  } catch {
    return { state: 'offline' }
  }
}

/** Reads a vehicle of which only the number is known, as the visitor’s lists keep it. */
export const loadVehicleById = async (id: number): Promise<Loaded> => {
  const found = await lookUp(id)
  return found.state === 'found' ? loadVehicle(found.path) : found
}
