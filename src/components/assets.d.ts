/** CSS modules: the bundler exports every class by its name (`import * as styles from './X.module.css'`). */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css'

/** The one style sheet that is a file of its own, see `keepMapStylesApart`. */
declare module 'leaflet/dist/leaflet.css' {
  const url: string
  export default url
}

/** Files that the bundler copies under a hashed name, or inlines when small: the import is their address. */
declare module '*.woff2' {
  const url: string
  export default url
}
declare module '*.svg' {
  const url: string
  export default url
}
