import { address, fillInWithoutScripts, newVisitor } from './support/enquiry-form'
import { FORM_PAGES, readFormSubjects, viewOf } from './support/form-pages'
import type { FormSubjects } from './support/form-pages'
import { expect, test } from './support/test'
import { storedEnquiries } from './support/stored-enquiries'

let subjects: FormSubjects

test.beforeAll(async () => {
  subjects = await readFormSubjects()
})

test.describe('without scripts', () => {
  test('a form is sent by a plain post and answered with a page that names the reference', async ({ browser }) => {
    test.setTimeout(180_000)
    for (const [kind, path] of FORM_PAGES) {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const email = await newVisitor(context)
      const page = await context.newPage()
      const isOfVehicle = kind === 'test_drive' || kind === 'interest'
      // The page of a vehicle leads to this address.
      await page.goto(
        address(isOfVehicle ? `/api/enquiries/form?kind=${kind}&vehicleId=${subjects.vehicle.id}` : path(subjects)),
      )
      // Scripts exchange the form of an offer for this one.
      if (path(subjects).includes('#')) await page.locator(`a[href*="kind=${kind}"]`).click()
      const form = page.locator(`form[method=post]:has(input[name=kind][value=${kind}])`).first()
      await fillInWithoutScripts(form, email)
      await form.locator('button:not([type=button])').last().click()
      await page.waitForURL(/\/api\/enquiries\/form/)
      const reasons = await page.getByRole('alert').allTextContents()
      expect([kind, reasons]).toEqual([kind, []])
      const [reference] = /GA-[0-9A-Z]{4}-\d\d/.exec((await page.locator('main').textContent()) ?? '') ?? []
      expect(await storedEnquiries(email)).toMatchObject([{ kind, reference }])
      await context.close()
    }
  })

  test('the address of a test drive leads to its form first', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address(viewOf(subjects, 'testDrive')))
    await page.locator(':is(a[href*="/api/enquiries/form"], a[href="#demande"]):visible').first().click()
    await expect(page.locator('input[name=kind]')).toHaveValue('test_drive')
    await expect(page.locator('input[name=vehicleId]')).toHaveValue(String(subjects.vehicle.id))
    await context.close()
  })

  for (const path of ['/contact', 'vehicle'] as const)
    test(`an enquiry is sent from ${path} and answered with a page`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const email = await newVisitor(context)
      const page = await context.newPage()
      // The host answers the address of a form with the vehicle's own page.
      await page.goto(address(path === 'vehicle' ? viewOf(subjects, 'interest') : path))
      if (path === 'vehicle') await page.getByRole('link', { name: 'Demander une offre pour ce véhicule' }).click()
      const form = page.locator('form[method=post]').last()
      if (path === '/contact') await form.getByLabel('Sujet de votre demande').selectOption('parts')
      await form.getByLabel('Nom et prénom').fill('Anne Weber')
      await form.getByLabel('Adresse e-mail').fill(email)
      await form.getByLabel(/^Message/).fill('Bonjour')
      await form.getByRole('checkbox', { name: /^J’accepte/ }).check()
      await form.locator('button[type=submit]').click()
      await page.waitForURL(/\/api\/enquiries\/form/)
      await expect(page.getByText(/GA-[0-9A-Z]{4}-\d\d/).first()).toBeVisible()
      const stored = await storedEnquiries(email)
      expect(stored).toMatchObject([{ kind: path === 'vehicle' ? 'interest' : 'contact' }])
      if (path === 'vehicle') expect(stored[0]?.record.subject).toMatchObject({ vehicleId: subjects.vehicle.id })
      await context.close()
    })
})
