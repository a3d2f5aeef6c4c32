import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

/**
 * How long a test waits for what it names. It says how late an answer may be before it counts as missing, not how fast
 * it must be: on a machine with more to do than cores, one second passes between a click and its list.
 */
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout and leaves this out, which every browser has.
Element.prototype.scrollTo = () => undefined
