import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as React from 'react'
import { answerStylesByKind } from './computed-style'

/**
 * How long a test waits for what it names. It says how late an answer may be before it counts as missing, not how fast
 * it must be: on a machine with more to do than cores, one second passes between a click and its list.
 */
configure({ asyncUtilTimeout: 10_000 })

answerStylesByKind(window)

// jsdom has no layout and lacks these methods.
Element.prototype.scrollTo = () => undefined
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  configurable: true,
  writable: true,
  // As newer browsers do.
  value: () => Promise.resolve(),
})

// React's development build takes a stack for each element it makes, up to a number of them in a second: a tenth of the
// time of component suites. No test reads them.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })
