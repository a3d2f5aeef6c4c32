import { useEffect, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { whenIdle } from '../../components/ui/when-idle'
import type { LiveFacts } from '../../domain/vehicle/live'
import { withLive } from '../../domain/vehicle/live'
import { createLiveQuestion } from './ask-live'
import { useLive } from './live-store'
import { createLiveWatch } from './watch-live'

/** One for the tab: however many cards a page has, it asks one question. */
const tab = createLiveWatch(createLiveQuestion(), () => useLive.setState({ status: 'failed' }))

/** Asks for prices and availability now. */
export const refreshLive = (): void => tab.refresh()

/** Keeps live prices coming while the component is on the page. */
export const useLiveVisit = (): void => {
  useEffect(() => {
    let stop: (() => void) | null = null
    const callOff = whenIdle(() => {
      stop = tab.watch()
    })
    return () => {
      callOff()
      stop?.()
    }
  }, [])
}

type Priced = LiveFacts & { id: number }

/** A vehicle of the page with its price, discount and availability of now. Renders again only when these change. */
export const useLiveVehicle = <V extends Priced>(vehicle: V): V => {
  useLiveVisit()
  const facts = useLive((state) => state.facts.get(vehicle.id))
  return useMemo(() => withLive(vehicle, facts), [vehicle, facts])
}

/** The same for a list, to be sorted or compared by what is true now. */
export const useLiveVehicles = <V extends Priced>(vehicles: readonly V[]): V[] => {
  useLiveVisit()
  const facts = useLive(useShallow((state) => vehicles.map(({ id }) => state.facts.get(id))))
  return useMemo(() => vehicles.map((vehicle, index) => withLive(vehicle, facts[index])), [vehicles, facts])
}
