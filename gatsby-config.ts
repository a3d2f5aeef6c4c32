import type { GatsbyConfig } from 'gatsby'
import { siteConfig } from './src/gatsby/config/site-config'

const config: GatsbyConfig = siteConfig(process.cwd(), process.env)

export default config
