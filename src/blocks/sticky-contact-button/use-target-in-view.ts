import { useEffect, useState } from 'react'
import { usePageAddress } from '../../features/page/page-address'

/** Whether the target of an address on this page is visible; false for addresses of other pages. */
export const useTargetInView = (address: string): boolean => {
  const { pathname } = usePageAddress()
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const [path, id] = address.split('#')
    const target = id && (path === '' || path === pathname) ? document.getElementById(id) : null
    if (!target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(target)
    return () => observer.disconnect()
  }, [address, pathname])
  return isInView
}
