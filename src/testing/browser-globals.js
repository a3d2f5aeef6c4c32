const { TextDecoder, TextEncoder } = require('node:util')

/** What every browser has and jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder })
// A window without a size, for which no media query holds.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false })

// React's development build takes a stack for each element it makes; with jest's 100 frames that is a tenth of the time.
Error.stackTraceLimit = 10
