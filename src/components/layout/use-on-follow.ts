import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls back when a link inside an element is clicked, one that React does not render too. */
export const useOnFollow = (root: RefObject<HTMLElement | null>, act: () => void): void => {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && root.current?.contains(target) && target.closest('a[href]')) act()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [root, act])
}
