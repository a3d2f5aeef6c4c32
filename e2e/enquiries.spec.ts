import { paths } from '../src/config/segments'
import { DAY_PARAMETER } from '../src/domain/enquiry/day-parameter'
import { addDays, localDay } from '../src/domain/format/date'
import { layer } from './support/data-layer'
import { address, fillInByKeyboard, liveForm, newVisitor, sentReference, wrongFields } from './support/enquiry-form'
import { FORM_PAGES, readFormSubjects, viewOf } from './support/form-pages'
import type { FormSubjects } from './support/form-pages'
import { expect, test } from './support/test'
import { storedEnquiries } from './support/stored-enquiries'

let subjects: FormSubjects

test.beforeAll(async () => {
  subjects = await readFormSubjects()
})

const testDrive = () => viewOf(subjects, 'testDrive')
const interest = () => viewOf(subjects, 'interest')

test.describe('an enquiry', () => {
  for (const [index, [kind, path]] of FORM_PAGES.entries())
    test(`is filled in by keyboard, refused with reasons, corrected and kept once: ${index + 1}, ${kind}`, async ({
      context,
      watch,
    }) => {
      const email = await newVisitor(context)
      const page = await context.newPage()
      watch(page)
      await page.goto(address(path(subjects)))
      const form = await liveForm(page, kind)
      await form.locator('button[type=submit]').press('Enter')
      const summary = form.getByRole('alert')
      await expect(summary).toBeVisible()
      const [first] = await wrongFields(form)
      expect(await first?.evaluate((field) => field.contains(document.activeElement))).toBe(true)
      await summary.getByRole('button').last().press('Enter')
      await expect(form.getByRole('checkbox', { name: /^J’accepte/ })).toBeFocused()
      await fillInByKeyboard(page, form, email)
      const reference = await sentReference(page)
      const stored = await storedEnquiries(email)
      expect(stored).toMatchObject([{ kind, reference, state: 'accepted' }])
      expect(stored[0]?.record.consent.marketing).toBe(false)
      const told = (await layer(page)).map(({ event }) => event)
      for (const event of ['form_ready', 'form_start', 'form_sent'])
        expect([event, told.filter((name) => name === event).length]).toEqual([event, 1])
      expect(JSON.stringify(await layer(page))).not.toContain(email)
    })

  test('shows the day that its address names before anything is touched', async ({ context }) => {
    const page = await context.newPage()
    const day = addDays(localDay(new Date()), 7)
    await page.goto(`${address(testDrive())}?${DAY_PARAMETER}=${day}`)
    await expect(page.getByRole('combobox', { name: /^Date et heure souhaitées/ })).toHaveValue(day)
  })

  test('is one however often its button is pressed', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(interest()))
    const form = await liveForm(page)
    await fillInByKeyboard(page, form, email, false)
    await form.locator('button[type=submit]').dblclick()
    await sentReference(page)
    expect(await storedEnquiries(email)).toHaveLength(1)
  })

  test('says that a person looks first when it is held', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(interest()))
    const form = await liveForm(page)
    // Like a password manager that fills in every field.
    await form.locator('[data-trap]').evaluate((field: HTMLInputElement) => void (field.value = 'Weber'))
    await fillInByKeyboard(page, form, email)
    const panel = page.getByRole('status').filter({ hasText: 'vérifie d’abord votre demande' })
    await expect(panel).toContainText(/GA-[0-9A-Z]{4}-\d\d/)
    await expect(panel).not.toContainText(/au plus tard|bien partie/)
    expect(await storedEnquiries(email)).toMatchObject([{ state: 'held' }])
  })

  test('is one when it is sent from two tabs', async ({ context }) => {
    const email = await newVisitor(context)
    const [first, second] = [await context.newPage(), await context.newPage()]
    await first.goto(address(interest()))
    await fillInByKeyboard(first, await liveForm(first), email, false)
    await first.waitForTimeout(600)
    await second.goto(address(interest()))
    await liveForm(second)
    await expect(second.getByLabel('Adresse e-mail')).toHaveValue(email)
    await second.getByRole('checkbox', { name: /^J’accepte/ }).check()
    await Promise.all([first, second].map((page) => page.locator('form[method=post] button[type=submit]').click()))
    for (const page of [first, second]) await expect(page.getByText(/GA-[0-9A-Z]{4}-\d\d/).first()).toBeVisible()
    expect(await storedEnquiries(email)).toHaveLength(1)
  })

  test('waits on the device without a connection, and goes with the next page', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(testDrive()))
    const form = await liveForm(page)
    await fillInByKeyboard(page, form, email, false)
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Votre demande est gardée' })).toBeVisible()
    expect(await storedEnquiries(email)).toEqual([])
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(address('/faq'))
    await expect(next.getByText(/^Votre demande GA-[0-9A-Z]{4}-\d\d est bien partie\.$/)).toBeVisible()
    expect(await storedEnquiries(email)).toHaveLength(1)
    await next.goto(address(testDrive()))
    await liveForm(next)
    await expect(next.getByLabel('Nom et prénom')).toHaveValue('')
  })

  test('goes by itself when the connection is back, and is shown as sent', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(interest()))
    const form = await liveForm(page)
    await fillInByKeyboard(page, form, email, false)
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Votre demande est gardée' })).toBeVisible()
    await context.setOffline(false)
    const reference = await sentReference(page)
    expect(await storedEnquiries(email)).toMatchObject([{ reference }])
  })

  test('is sent by the service worker while no page of the site is open, and told on the next one', async ({
    browser,
  }) => {
    // A kept context has a page of the site open.
    const context = await browser.newContext()
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(interest()))
    const form = await liveForm(page)
    await fillInByKeyboard(page, form, email, false)
    const scope = address('/enquiry-sync/')
    await expect
      .poll(() =>
        page.evaluate(async (at) => (await navigator.serviceWorker.getRegistration(at))?.active?.state, scope),
      )
      .toBe('activated')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await page.route('**/api/enquiries', (route) => route.abort())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Votre demande est gardée' })).toBeVisible()
    const session = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === scope)
        if (own) resolve(own.registrationId)
      }),
    )
    await session.send('ServiceWorker.enable')
    const registrationId = await registered
    await page.goto('about:blank')
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin: address(''),
      registrationId,
      tag: 'enquiries',
      lastChance: false,
    })
    await expect.poll(async () => (await storedEnquiries(email)).length).toBe(1)
    await page.unrouteAll()
    await page.goto(address('/faq'))
    await expect(page.getByText(/^Votre demande GA-[0-9A-Z]{4}-\d\d est bien partie\.$/)).toBeVisible()
    expect(await storedEnquiries(email)).toHaveLength(1)
  })

  test('keeps what was typed over a reload, for this vehicle only, until it is erased', async ({ context }) => {
    await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(interest()))
    await liveForm(page)
    await page.getByLabel('Nom et prénom').fill('Josée')
    await page.reload()
    await liveForm(page)
    await expect(page.getByLabel('Nom et prénom')).toHaveValue('Josée')
    await page.goto(address(paths.modelContact(subjects.model)))
    await liveForm(page)
    await expect(page.getByLabel('Nom et prénom')).toHaveValue('')
    await page.goBack()
    await liveForm(page)
    await page.getByRole('button', { name: 'Effacer' }).click()
    await expect(page.getByLabel('Nom et prénom')).toHaveValue('')
    await page.reload()
    await liveForm(page)
    await expect(page.getByLabel('Nom et prénom')).toHaveValue('')
  })
})
