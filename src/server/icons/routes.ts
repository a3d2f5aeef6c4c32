import { Hono } from 'hono'
import { ICON_LIMITS } from '../../domain/icons/icon-limits'
import { parseIconId } from '../../domain/icons/icon-id'
import type { IconId } from '../../domain/icons/icon-id'
import { ownAnswer } from '../../icon-services/own-answer'
import type { ReadCollection } from '../../icon-services/package-icons'
import { HttpError } from '../http/http-error'

/** Packages change only with a deployment. */
const CACHE = 'public, max-age=86400'

const idsOf = (written: string | undefined): IconId[] => {
  if (!written) throw new HttpError(400, 'bad_icons', 'icons must be names of icons with commas between them.')
  return written.split(',').map((text) => {
    const id = parseIconId(text)
    if (id === null)
      throw new HttpError(
        400,
        'bad_icons',
        `${JSON.stringify(text.slice(0, 100))} is no name of an icon: lowercase letters, digits and hyphens, with a prefix and a colon or without.`,
      )
    return id
  })
}

/**
 * `/api/icons?icons=car,simple-icons:kia`: icons of the packages that are installed, for the preview and for editors.
 * One collection is answered as Iconify's `IconifyJSON`, several as a list of them, as its icon bundles hold them.
 */
export const createIconRoutes = (read: ReadCollection): Hono => {
  const routes = new Hono()
  routes.get('/', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    if (pathname.length + search.length > ICON_LIMITS.address)
      throw new HttpError(
        414,
        'address_too_long',
        `The address has more than ${ICON_LIMITS.address} characters: ask for fewer icons at a time.`,
      )
    const answers = await ownAnswer(idsOf(context.req.query('icons')), read)
    context.header('Cache-Control', CACHE)
    return context.json(answers.length === 1 ? answers[0] : answers)
  })
  return routes
}
