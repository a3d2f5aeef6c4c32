const { TextDecoder, TextEncoder } = require('node:util')

/** What every browser has and jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder })
// A window without a size, for which no media query holds.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false })
