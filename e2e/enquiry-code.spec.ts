import type { Page } from '@playwright/test'
import {
  address,
  fillInByKeyboard,
  fillInWithoutScripts,
  isLive,
  liveForm,
  newVisitor,
  sentReference,
} from './support/enquiry-form'
import { settled } from './support/settled'
import { storedEnquiries } from './support/stored-enquiries'
import { expect, test } from './support/test'

/** A page whose form stands far below its top. */
const PAGE = '/services/service-apres-vente'

const formRequests = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => void urls.push(request.url()))
  return urls
}

test.describe('the code of a form', () => {
  test('is not asked for before the form comes near, and moves nothing when it takes over', async ({ context }) => {
    await newVisitor(context)
    const page = await context.newPage()
    const urls = formRequests(page)
    await page.goto(address(PAGE))
    await settled(page)
    const form = page.locator('form[method=post]')
    const before = urls.length
    expect(await isLive(form)).toBe(false)
    const height = (await form.boundingBox())?.height
    await liveForm(page)
    const asked = urls.slice(before).filter((url) => url.endsWith('.js'))
    expect(asked.length).toBeGreaterThan(0)
    const libraries = await Promise.all(asked.map(async (url) => (await fetch(url)).text()))
    expect(libraries.some((code) => code.includes('ValidationError'))).toBe(true)
    const earlier = urls.slice(0, before).filter((url) => url.endsWith('.js'))
    const loaded = await Promise.all(earlier.map(async (url) => (await fetch(url)).text()))
    expect(loaded.filter((code) => code.includes('ValidationError'))).toEqual([])
    expect(Math.abs(((await form.boundingBox())?.height ?? 0) - (height ?? 0))).toBeLessThanOrEqual(2)
  })

  test('can fail to load: the form says so, with a telephone, and is tried again', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(PAGE))
    await settled(page)
    await context.route('**/*.js', (route) => route.abort())
    await page.getByLabel('Nom et prénom').scrollIntoViewIfNeeded()
    const notice = page.getByRole('alert').filter({ hasText: 'Une erreur s’est produite' })
    await expect(notice.getByRole('link', { name: /^\+352/ })).toBeVisible()
    const shown = await notice.elementHandle()
    await page.getByLabel('Nom et prénom').pressSequentially('Anne Weber')
    // The notice stays while the visitor types.
    expect(await shown.evaluate((element) => element.isConnected)).toBe(true)
    await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(notice).toBeFocused()
    await context.unrouteAll()
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    const form = await liveForm(page)
    await expect(page.getByLabel('Nom et prénom')).toHaveValue('Anne Weber')
    await fillInByKeyboard(page, form, email)
    await sentReference(page)
  })

  test('can fail to load for who has filled in the form: it is sent once it is there, and not held', async ({
    context,
  }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(PAGE))
    await settled(page)
    await context.route('**/*.js', (route) => route.abort())
    const form = page.locator('form[method=post]').first()
    // Its controls are those of a page without scripts until its code is there.
    await fillInWithoutScripts(form, email)
    await form.locator('button[type=submit]').click()
    const notice = page.getByRole('alert').filter({ hasText: 'Une erreur s’est produite' })
    await expect(notice).toBeFocused()
    await context.unrouteAll()
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    const reference = await sentReference(page)
    expect(await storedEnquiries(email)).toMatchObject([{ kind: 'service', reference, state: 'accepted' }])
  })
})
