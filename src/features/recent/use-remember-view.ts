import { useEffect } from 'react'
import type { Keepable } from '../../domain/vehicle/kept'
import { rememberView } from './recent-store'

/** Puts a vehicle among the recently viewed ones, once for each time its page is opened. */
export const useRememberView = (vehicle: Omit<Keepable, 'prices'>): void => {
  const { id } = vehicle
  useEffect(() => {
    rememberView(vehicle)
    // By number: the same vehicle with another price is no further view.
  }, [id])
}
