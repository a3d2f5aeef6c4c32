/** CSS modules in tests: every class is an export of its own name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) })
