const vm = require('node:vm')

/** What V8 learned when it first read a module, by file. */
const kept = new Map()
const compile = vm.compileFunction

/**
 * Jest compiles each module anew for each suite: React, jsdom's helpers and jest's own parts hundreds of times in a run,
 * a tenth of the time of component suites. V8 takes what it learned from the same text before, and refuses anything else.
 */
vm.compileFunction = (code, params, options = {}) => {
  const { filename = '' } = options
  const known = kept.get(filename)
  if (known?.code === code) return compile(code, params, { ...options, cachedData: known.data })
  const compiled = compile(code, params, { ...options, produceCachedData: true })
  if (compiled.cachedData) kept.set(filename, { code, data: compiled.cachedData })
  return compiled
}
