import font from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import type { ReactElement } from 'react'
import { site } from '../../config/site'

/** What the head of every page holds beside its own. */
export const siteHead: ReactElement[] = [
  <link key="font" rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/icons/icon-180.png" />,
  <meta key="theme-color" name="theme-color" content={site.themeColour} />,
]
