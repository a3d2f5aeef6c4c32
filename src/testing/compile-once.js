const vm = require('node:vm')

/** V8's code cache of each module, by file. */
const kept = new Map()
const compile = vm.compileFunction

/**
 * Jest compiles React, jsdom's helpers and its own modules again for every suite, a tenth of the time of component suites.
 * With the code cache of the same source V8 skips most of that; it rejects a cache of any other source.
 */
vm.compileFunction = (code, params, options = {}) => {
  const { filename = '' } = options
  const known = kept.get(filename)
  if (known?.code === code) return compile(code, params, { ...options, cachedData: known.data })
  const compiled = compile(code, params, { ...options, produceCachedData: true })
  if (compiled.cachedData) kept.set(filename, { code, data: compiled.cachedData })
  return compiled
}
