import { Hono } from 'hono'
import { FORM_PATH, FONT_PATH, pageStyles, STYLE_PATH } from './styles'

const FOREVER = 'public, max-age=31536000, immutable'

/** Stylesheet and font of the pages, below `FORM_PATH`. */
export const createStyleRoutes = (): Hono => {
  const routes = new Hono()
  routes.get(STYLE_PATH.replace(FORM_PATH, ''), async (context) => {
    const { css } = await pageStyles()
    const cache = context.req.query('v') === undefined ? 'public, max-age=3600' : FOREVER
    return context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': cache })
  })
  routes.get(FONT_PATH.replace(FORM_PATH, ''), async (context) => {
    const { font } = await pageStyles()
    return context.body(font, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': FOREVER })
  })
  return routes
}
