const { TextDecoder, TextEncoder } = require('node:util')

/** What every browser has and jsdom lacks. */
Object.assign(globalThis, { TextDecoder, TextEncoder })
