import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { FORM_PAGE_POLICY } from '../../../domain/security/server-policies'
import type { HttpError } from '../../http/http-error'
import { text } from '../texts'
import { pageStyles } from './styles'
import type { Html } from './view/frame'
import { messagePage } from './view/sent-view'

/** Answers a form with a page that nobody keeps. */
export const showFormPage = (context: Context, page: Html, status: ContentfulStatusCode = 200) =>
  context.html(page, status, { 'Cache-Control': 'no-store', 'Content-Security-Policy': FORM_PAGE_POLICY })

const show = async (context: Context, status: ContentfulStatusCode, title: string, message: string) =>
  showFormPage(context, messagePage((await pageStyles()).address, text(title), text(message)), status)

/** What a browser reads at an address of nothing. */
export const showUnknown = (context: Context, status: ContentfulStatusCode = 404) =>
  show(context, status, 'enquiry.page.unknownTitle', 'enquiry.page.unknown')

/** What a visitor reads whose form cannot be read. */
export const showUnreadable = (context: Context, { status }: Pick<HttpError, 'status'>) =>
  show(
    context,
    status,
    'enquiry.page.unreadableTitle',
    status === 413 ? 'enquiry.page.tooLarge' : 'enquiry.page.unreadable',
  )

/** What a browser reads while a page cannot be made, for example because the database is away. */
export const showDown = (context: Context) => {
  context.header('Retry-After', '5')
  return show(context, 503, 'enquiry.page.downTitle', 'enquiry.page.down')
}
