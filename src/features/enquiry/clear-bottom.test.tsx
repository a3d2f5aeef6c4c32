import { act } from '@testing-library/react'
import { renderFrench } from '../testing/render'
import { EnquiryForm } from './EnquiryForm'
import { FORM_BELOW } from './island/use-clear-bottom'
import { leaveForm } from './testing/form-driver'

afterEach(leaveForm)

it('keeps the bottom of the window free while a form is in it', () => {
  let show: (isIntersecting: boolean) => void = () => undefined
  class Observer {
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      if (rootMargin?.startsWith('-'))
        show = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never)
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Observer, configurable: true })
  const isKept = () => document.documentElement.hasAttribute(FORM_BELOW)
  const { unmount } = renderFrench(<EnquiryForm kind="contact" />)
  expect(isKept()).toBe(false)
  act(() => show(true))
  expect(isKept()).toBe(true)
  act(() => show(false))
  expect(isKept()).toBe(false)
  act(() => show(true))
  unmount()
  expect(isKept()).toBe(false)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})
