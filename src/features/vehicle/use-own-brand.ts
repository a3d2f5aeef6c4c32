import { navigate } from 'gatsby'
import { useEffect } from 'react'
import type { Loaded } from './load-vehicle'

/**
 * Moves on to the address below the vehicle's own brand when the page stands below another: a plain host serves a vehicle
 * below every known brand.
 *
 * @param brand brand segment of the address; null where it has none
 * @returns whether the page is moving on, so that nothing is shown or counted at the wrong address
 */
export const useOwnBrand = (vehicle: Loaded | { state: 'loading' }, brand: string | null): boolean => {
  const own = vehicle.state === 'ready' ? vehicle.data.vehicle.brandId : null
  const isMoving = own !== null && brand !== null && own !== brand
  useEffect(() => {
    if (!isMoving) return
    const { pathname, search, hash } = window.location
    // The brand is the first segment of such an address.
    navigate(`${pathname.replace(/^\/[^/]+/, `/${own}`)}${search}${hash}`, { replace: true })
  }, [isMoving, own])
  return isMoving
}
