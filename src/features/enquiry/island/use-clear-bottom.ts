import { useEffect } from 'react'
import type { RefObject } from 'react'

/** On the root element while a form is at the bottom of the window: the assistant's button would cover its labels. */
export const FORM_BELOW = 'data-form-below'

const below = new Set<Element>()

/** Keeps the bottom of the window free of what floats there while a form is in it. */
export const useClearBottom = (form: RefObject<Element | null>): void =>
  useEffect(() => {
    const element = form.current
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const note = (isBelow: boolean): void => {
      if (isBelow) below.add(element)
      else below.delete(element)
      document.documentElement.toggleAttribute(FORM_BELOW, below.size > 0)
    }
    const observer = new IntersectionObserver((entries) => note(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '-82% 0px 0px',
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      note(false)
    }
  }, [form])
