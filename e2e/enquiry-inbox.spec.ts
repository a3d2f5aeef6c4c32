import { address, fillInByKeyboard, liveForm, newVisitor, sentReference } from './support/enquiry-form'
import { readFormSubjects, viewOf } from './support/form-pages'
import { expect, test } from './support/test'
import { storedEnquiries } from './support/stored-enquiries'

/** A mail should arrive within a second; a busy machine may take longer. */
const SOON = { timeout: 20_000 }

test.describe('the mail of an enquiry', () => {
  test('arrives at once in the demo’s inbox; its link cancels the enquiry, which can then be sent anew', async ({
    context,
  }) => {
    const path = viewOf(await readFormSubjects(), 'testDrive')
    const email = await newVisitor(context)
    const page = await context.newPage()
    await page.goto(address(path))
    await fillInByKeyboard(page, await liveForm(page, 'test_drive'), email)
    const reference = await sentReference(page)

    const inbox = await context.newPage()
    // The site leads to the demo's own address.
    await inbox.goto(address('/demo/boite'))
    const mails = inbox.locator('#list').getByRole('link').filter({ hasText: reference })
    const confirmation = mails.filter({ hasText: 'nous avons bien reçu votre demande' })
    await expect(confirmation).toBeVisible(SOON)
    await confirmation.click()
    await expect(inbox.locator('#mail').getByText(email).first()).toBeVisible()
    const letter = inbox.frameLocator('iframe[title="Contenu du message"]')
    await expect(letter.getByText(reference).filter({ visible: true }).first()).toBeVisible()
    const [manage] = await Promise.all([
      context.waitForEvent('page'),
      letter.getByRole('link', { name: 'Modifier ou annuler' }).first().click(),
    ])

    await expect(manage.getByRole('heading', { level: 1, name: 'Modifier ou annuler' })).toBeVisible()
    await expect(manage.getByText(reference).first()).toBeVisible()
    await manage.getByRole('link', { name: 'Annuler ma demande' }).click()
    await manage.getByRole('button', { name: 'Oui, annuler' }).click()
    await expect(manage.getByRole('heading', { level: 1, name: 'Votre demande est annulée' })).toBeVisible()
    expect(await storedEnquiries(email)).toMatchObject([{ reference, state: 'cancelled' }])
    await expect(mails.filter({ hasText: 'votre demande est annulée' })).toBeVisible(SOON)

    await page.goto(address(path))
    await fillInByKeyboard(page, await liveForm(page, 'test_drive'), email)
    const again = await sentReference(page)
    expect(again).not.toBe(reference)
    const stored = await storedEnquiries(email)
    expect(stored.map((one) => `${one.reference} ${one.state}`).sort()).toEqual(
      [`${reference} cancelled`, `${again} accepted`].sort(),
    )
  })
})
