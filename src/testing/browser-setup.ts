import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

/**
 * How long a test waits for what it names. It says how late an answer may be before it counts as missing, not how fast
 * it must be: on a machine with more to do than cores, one second passes between a click and its list.
 */
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout and lacks these methods.
Element.prototype.scrollTo = () => undefined
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  configurable: true,
  writable: true,
  // As newer browsers do.
  value: () => Promise.resolve(),
})
