const hooks = require('node:async_hooks')

const { AsyncLocalStorage } = hooks
/** Storages that were made since the suite began. */
let made = []

/**
 * A storage that was used once is told of every promise that is made from then on, also by later suites; jest makes one
 * for each suite and leaves it on. With all suites in one process that took a fifth of the processor time.
 */
hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options)
    made.push(this)
  }
}

/** Turns off the storages of the suite before. To be called when a suite begins. */
module.exports = () => {
  for (const storage of made) storage.disable()
  made = []
}
