export { onPluginInit } from './src/on-plugin-init'
export { onPostBootstrap } from './src/on-post-bootstrap'
export { onPostBuild } from './src/on-post-build'
export { pluginOptionsSchema } from './src/plugin-options-schema'
