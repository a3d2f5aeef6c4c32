/** Files that the bundler copies, in tests: an address. */
module.exports = '/static/file'
