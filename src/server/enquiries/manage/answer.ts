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

/** Nobody keeps the answer or passes its address on: the address is a key. */
const guardAddress = (context: Context): void => {
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'no-referrer')
}

/** Leads from a form to a page: loading that again does not send the form again. */
export const leadTo = (context: Context, path: string): Response => {
  guardAddress(context)
  return context.redirect(path, 303)
}

/** A page that nobody keeps, finds, frames or reads the address of. */
export const showPage = async (context: Context, page: Html, status: ContentfulStatusCode = 200): Promise<Response> => {
  context.header('Content-Security-Policy', FORM_PAGE_POLICY)
  context.header('X-Robots-Tag', 'noindex, nofollow')
  guardAddress(context)
  return context.html(page, status)
}

export const showMessage = async (context: Context, name: MessageName): Promise<Response> => {
  const { address } = await pageStyles()
  if (STATUS[name] === 503) context.header('Retry-After', '5')
  return showPage(context, messagePage(address, text(`manage.${name}Title`), text(`manage.${name}Text`)), STATUS[name])
}
