/** See README.md: the host's own plugin of this name must not run. */
module.exports = {}
