import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { keepHeight, releaseList } from './reserve-list'

/**
 * Shows the list as soon as it is the one that the address means, and keeps its height for a reload.
 *
 * @param isThere whether it is, or cannot be
 * @returns for the element that has the list and all that moves with it
 */
export const useListArrival = (isThere: boolean): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isThere) releaseList(document.documentElement)
  }, [isThere])
  useEffect(() => {
    const leave = () => element.current && keepHeight(window, element.current.getBoundingClientRect().height)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      releaseList(document.documentElement)
    }
  }, [])
  return element
}
