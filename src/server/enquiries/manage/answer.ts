import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { FORM_PAGE_POLICY } from '../../../domain/security/server-policies'
import { text } from '../mail/text'
import { pageStyles } from '../page/styles'
import type { Html } from '../page/view/frame'
import { messagePage } from '../page/view/sent-view'

const STATUS = { unknown: 404, erased: 410, expired: 410, away: 503, down: 503 } as const
/** Why a link shows nothing of an enquiry. */
export type MessageName = keyof typeof STATUS

/** A page that nobody keeps, finds, frames or reads the address of: the address is a key. */
export const showPage = async (context: Context, page: Html, status: ContentfulStatusCode = 200): Promise<Response> => {
  context.header('Content-Security-Policy', FORM_PAGE_POLICY)
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex, nofollow')
  context.header('Referrer-Policy', 'no-referrer')
  return context.html(page, status)
}

export const showMessage = async (context: Context, name: MessageName): Promise<Response> => {
  const { address } = await pageStyles()
  if (STATUS[name] === 503) context.header('Retry-After', '5')
  return showPage(context, messagePage(address, text(`manage.${name}Title`), text(`manage.${name}Text`)), STATUS[name])
}
