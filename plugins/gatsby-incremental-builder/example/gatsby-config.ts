import type { GatsbyConfig } from 'gatsby'

const config: GatsbyConfig = { trailingSlash: 'never', jsxRuntime: 'automatic', plugins: ['source-team'] }

export default config
