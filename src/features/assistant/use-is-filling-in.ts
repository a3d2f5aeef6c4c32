import { useBrowserValue } from '../../components/ui/use-browser-value'

const EVENTS = ['focusin', 'focusout'] as const

const onFocus = (onChange: () => void) => {
  for (const type of EVENTS) document.addEventListener(type, onChange)
  return () => {
    for (const type of EVENTS) document.removeEventListener(type, onChange)
  }
}
const isInForm = (): boolean => Boolean(document.activeElement?.closest('form[method="post"]'))
const no = () => false

/**
 * Whether the visitor is filling in a form. A style with `:has()` on the root element would say so too, but have the browser look at
 * the whole page whenever an element comes or goes.
 */
export const useIsFillingIn = (): boolean => useBrowserValue(onFocus, isInForm, no)
