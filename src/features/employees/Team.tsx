import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Part } from '../../components/ui/Part'
import { isServed, SERVED_CONTENT } from '../../components/ui/served'
import { useIsHydrating } from '../../components/ui/use-browser-value'
import { whenNear } from '../../components/ui/when-near'
import { usePageAddress } from '../page/page-address'
import { EmployeesPart, loadEmployees } from './employees-part'
import type { EmployeesProps } from './FilteredEmployees'

const CONTROLS = 'a[href], select'

/** Loads the employees' code once, when the served HTML comes near the view or its address asks for a filter. */
const useServedUntilNear = (search: string) => {
  const isHydrating = useIsHydrating()
  const [isLeft, setLeft] = useState(isHydrating && isServed())
  const place = useRef<HTMLDivElement>(null)
  /** Which link or field had the focus when the HTML was replaced; -1 for none. */
  const focused = useRef(-1)
  const hasParameters = search !== ''
  useEffect(() => {
    const node = place.current
    if (!isLeft || !node) return
    let isOver = false
    const load = (): void =>
      void loadEmployees().then(
        () => {
          if (isOver) return
          focused.current = [...node.querySelectorAll(CONTROLS)].findIndex((one) => one === document.activeElement)
          setLeft(false)
        },
        // Without a connection the list stays as it was served.
        () => undefined,
      )
    const stop = whenNear(node, load)
    if (hasParameters) load()
    return () => {
      isOver = true
      stop()
    }
  }, [isLeft, hasParameters])
  useLayoutEffect(() => {
    if (isLeft || focused.current < 0) return
    place.current?.querySelectorAll<HTMLElement>(CONTROLS)[focused.current]?.focus({ preventScroll: true })
    focused.current = -1
  }, [isLeft])
  return { place, isLeft }
}

/**
 * The employees on the page of a dealership. On the first page of a visit they are the server's HTML until the visitor
 * comes near; only then the code of the filters is loaded.
 */
export const Team = (props: EmployeesProps) => {
  const { search } = usePageAddress()
  const { place, isLeft } = useServedUntilNear(search)
  return isLeft ? (
    <div key="served" ref={place} {...SERVED_CONTENT} />
  ) : (
    <div key="made" ref={place}>
      <Part>
        <EmployeesPart {...props} />
      </Part>
    </div>
  )
}
