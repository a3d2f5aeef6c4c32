const { createRequire } = require('node:module')
const vm = require('node:vm')
const endAsyncStorages = require('./end-async-storages')

/** The compiled script of each module, by file. */
const kept = new Map()
const compile = vm.compileFunction

/** The module with which each suite begins. */
const FIRST = /[\\/]jest-circus[\\/]build[\\/]jestAdapterInit\.js$/

/** As a module's code stands in a function, its lines keep their numbers. */
const wrap = (code, params) => `(function (${params.join(', ')}) {${code}\n})`

/**
 * Jest compiles React, jsdom's helpers and its own modules again for every suite. Here each module is compiled once, and
 * later suites run the same script in their own context: with it they share the source, and what V8 compiled while
 * earlier suites ran. Jest's own callback for dynamic `import()` is left out, as it only fails and Node never lets go of
 * it, and so of all modules of its suite.
 */
vm.compileFunction = (code, params, options = {}) => {
  const { filename, parsingContext } = options
  if (filename === undefined || parsingContext === undefined || code.startsWith('#!'))
    return compile(code, params, options)
  if (FIRST.test(filename)) endAsyncStorages()
  const known = kept.get(filename)
  const script = known?.code === code ? known.script : new vm.Script(wrap(code, params), { filename })
  if (script !== known?.script) kept.set(filename, { code, script })
  return script.runInContext(parsingContext)
}

/** Jest reads modules through this package, and no test uses it. */
const files = createRequire(require.resolve('jest/package.json'))('graceful-fs')
const read = files.readFileSync
const sources = new Map()

const readOnce = (file) => {
  const known = sources.get(file)
  if (known) return known
  const source = read(file)
  const text = source.toString()
  source.toString = () => text
  sources.set(file, source)
  return source
}

/** Jest reads every module again for every suite. Those of packages stay the same while it runs. */
files.readFileSync = (file, ...options) =>
  options.length === 0 && /[\\/]node_modules[\\/].+\.[cm]?js$/.test(file) ? readOnce(file) : read(file, ...options)
