import { paths } from '../src/config/segments'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import { stock } from './support/change-stock'
import { address, fillInByKeyboard, liveForm, newVisitor } from './support/enquiry-form'
import { expect, test } from './support/test'
import { storedEnquiries } from './support/stored-enquiries'

let path: string

test.beforeAll(async () => {
  const available = (await stock()).find(({ availability }) => availability === 'available')
  if (!available) throw new Error('The demo lacks a vehicle')
  path = paths.vehicleView(vehicleSlug(available), 'interest')
})

test.describe('an enquiry whose page is left while it is sent', () => {
  test('is one when the page is reloaded while it is sent', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(path))
    const form = await liveForm(page)
    await fillInByKeyboard(page, form, email, false)
    // The server stores the enquiry, but its response never arrives.
    let isLost = true
    await page.route('**/api/enquiries', async (route) => {
      if (!isLost) return route.continue()
      await route.fetch()
    })
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await storedEnquiries(email)).length).toBe(1)
    isLost = false
    await page.reload()
    // In the form, or in a toast if it was sent before the form was ready.
    await expect(page.getByText(/GA-[0-9A-Z]{4}-\d\d/).first()).toBeVisible()
    expect(await storedEnquiries(email)).toHaveLength(1)
  })

  test('is told when its answer comes while the page is being reloaded', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(path))
    const form = await liveForm(page)
    await fillInByKeyboard(page, form, email, false)
    // The reload is slow enough for the response to arrive first.
    await page.route(address(path), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await page.evaluate(() => window.location.reload())
    await expect(page.getByText(/^Votre demande GA-[0-9A-Z]{4}-\d\d est bien partie\.$/)).toBeVisible()
    expect(await storedEnquiries(email)).toHaveLength(1)
  })

  test('is told where the visitor went on to meanwhile', async ({ context }) => {
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(path))
    const form = await liveForm(page)
    await fillInByKeyboard(page, form, email, false)
    await page.route('**/api/enquiries', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Retour au véhicule' }).first().click()
    await expect(page.getByText(/^Votre demande GA-[0-9A-Z]{4}-\d\d est bien partie\.$/)).toBeVisible()
    expect(await storedEnquiries(email)).toHaveLength(1)
  })
})
