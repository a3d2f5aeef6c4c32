import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from '../../components/ui/toast-store'
import type { Keepable, KeptVehicle } from '../../domain/vehicle/kept'
import { keptName, keptVehicle } from '../../domain/vehicle/kept'
import { track } from '../analytics/track'
import { rememberVehicle } from '../analytics/tracking-caches'
import type { Undo } from '../storage/kept-store'
import { warnOfLoss } from '../storage/warn-of-loss'
import { compareList } from './compare-store'

/** What may be done with the comparison; whatever takes something away says so and can be taken back. */
export const useCompare = () => {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const refuse = () => showToast(formatMessage({ id: 'compare.full' }), 'warning')
    const warn = () => warnOfLoss(compareList.lasts(), formatMessage({ id: 'storage.refused' }))
    const tell = (text: string, undo: Undo) => {
      showToast(text, 'info', { label: formatMessage({ id: 'toast.undo' }), run: () => undo() || refuse() })
      warn()
    }
    const add = (vehicle: Keepable): void => {
      if (!compareList.add(keptVehicle(vehicle))) return refuse()
      track({ event: 'add_compare', vehicle_id: vehicle.id })
      warn()
    }

    const remove = (id: number) => {
      const kept = compareList.useIds.getState().items.find((item) => item.id === id)
      if (!kept) return
      track({ event: 'remove_compare', vehicle_id: id })
      const name = keptName(kept) || formatMessage({ id: 'compare.vehicle' })
      tell(formatMessage({ id: 'compare.took' }, { name }), compareList.remove(id))
    }
    return {
      /** Puts a vehicle on the list or takes it off; a seventh is refused with the reason. */
      toggle: (vehicle: Keepable) => {
        rememberVehicle(vehicle)
        if (compareList.useIds.getState().ids.includes(vehicle.id)) remove(vehicle.id)
        else add(vehicle)
      },
      remove,
      clear: () => {
        const { ids } = compareList.useIds.getState()
        const count = ids.length
        ids.forEach((id) => track({ event: 'remove_compare', vehicle_id: id }))
        tell(formatMessage({ id: 'compare.cleared' }, { count }), compareList.clear())
      },
      /** Puts a shared comparison in place of the visitor’s own. */
      takeOver: (vehicles: KeptVehicle[]) =>
        tell(formatMessage({ id: 'compare.tookOver' }), compareList.replace(vehicles)),
    }
  }, [formatMessage])
}

/** Whether a vehicle is on the comparison. */
export const useIsCompared = (id: number): boolean => compareList.useIds(({ ids }) => ids.includes(id))
