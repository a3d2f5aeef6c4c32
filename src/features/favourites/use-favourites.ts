import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from '../../components/ui/toast-store'
import type { Keepable } from '../../domain/vehicle/kept'
import { track } from '../analytics/track'
import { rememberVehicle } from '../analytics/tracking-caches'
import type { Undo } from '../storage/kept-store'
import { warnOfLoss } from '../storage/warn-of-loss'
import type { MessageId } from '../../intl/message-id'
import { favouriteOf, favourites } from './favourites-store'

/** What may be done with the favourites; every change says so and can be taken back. */
export const useFavourites = () => {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const tell = (id: MessageId, values: Record<string, string | number>, undo: Undo) => {
      showToast(formatMessage({ id }, values), 'info', {
        label: formatMessage({ id: 'toast.undo' }),
        run: () => void undo(),
      })
      warnOfLoss(favourites.lasts(), formatMessage({ id: 'storage.refused' }))
    }
    const idsNow = () => favourites.useIds.getState().ids
    return {
      /** Keeps a vehicle, with what it costs now, or lets it go. */
      toggle: (vehicle: Keepable): void => {
        const name = `${vehicle.brandName} ${vehicle.modelName}`
        const isKept = idsNow().includes(vehicle.id)
        rememberVehicle(vehicle)
        track({ event: isKept ? 'remove_favourite' : 'add_favourite', vehicle_id: vehicle.id })
        if (isKept) return tell('favourites.took', { name }, favourites.remove(vehicle.id))
        favourites.add(favouriteOf(vehicle))
        tell('favourites.added', { name }, () => {
          favourites.remove(vehicle.id)
          return true
        })
      },
      /** Lets several go at once. */
      remove: (ids: number[]) => {
        ids.forEach((id) => track({ event: 'remove_favourite', vehicle_id: id }))
        tell('favourites.tookMany', { count: ids.length }, favourites.remove(...ids))
      },
      clear: () => {
        const ids = idsNow()
        ids.forEach((id) => track({ event: 'remove_favourite', vehicle_id: id }))
        tell('favourites.tookMany', { count: ids.length }, favourites.clear())
      },
      /** Adds what is not kept yet of a shared list. */
      addAll: (vehicles: Keepable[]) => {
        const before = idsNow().length
        const undo = favourites.addAll(vehicles.map((vehicle) => favouriteOf(vehicle)))
        tell('favourites.addedMany', { count: idsNow().length - before }, undo)
      },
    }
  }, [formatMessage])
}

/** Whether a vehicle is kept. */
export const useIsFavourite = (id: number): boolean => favourites.useIds(({ ids }) => ids.includes(id))
