import { Hono } from 'hono'
import type { Context } from 'hono'
import { readFormField } from './auth/read-form'
import { toLogin } from './context'
import type { StatusContext } from './context'
import { searchEnquiries } from './model/search-enquiries'
import { enquirySearchPage } from './view/enquiry-search'

/** Characters of a search that count. */
const LONGEST = 200

const pageOf = (request: Context): number => {
  const page = Number(request.req.query('page') ?? '1')
  return Number.isSafeInteger(page) ? page : 1
}

/** The list of all enquiries, by pages, with a search. */
export const createSearchRoutes = (context: StatusContext): Hono => {
  const { admin } = context.inputs.enquiries
  const routes = new Hono()
  const show = async (request: Context, query: string) => {
    const [{ addresses }, found] = await Promise.all([context.assets(), searchEnquiries(admin, query, pageOf(request))])
    return request.html(enquirySearchPage(addresses, found, query, context.clock().toISOString()))
  }
  routes.get('/demandes', async (request) => {
    if ((await context.guard.session(request)) === null) return toLogin(request, context)
    return show(request, '')
  })
  routes.post('/demandes', async (request) => {
    if ((await context.guard.session(request)) === null) return toLogin(request, context)
    return show(request, (await readFormField(request, 'recherche')).trim().slice(0, LONGEST))
  })
  return routes
}
