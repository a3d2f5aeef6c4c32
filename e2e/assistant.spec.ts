import type { Page } from '@playwright/test'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { widthsFor } from './support/widths'

const openAssistant = async (page: Page) => {
  await page.getByRole('button', { name: 'Poser une question à l’assistant automatique' }).click()
  const panel = page.getByRole('dialog', { name: 'Assistant automatique' })
  await expect(panel).toBeVisible()
  return panel
}

const ask = async (page: Page, question: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Votre question' }).fill(question)
  await page.keyboard.press('Enter')
}

for (const width of widthsFor('assistant: the assistant finds vehicles', [390, 1440]))
  test(`the assistant finds vehicles from the stock of the site, ${width} px wide`, async ({ openPage, watch }) => {
    const page = await openPage('/', width)
    const seen = watch(page)
    await settled(page)
    const panel = await openAssistant(page)
    await expect(panel).toContainText('Vous parlez à un programme, non à une personne.')
    await ask(page, 'une voiture diesel à moins de 30 000 €')
    const list = panel.getByRole('link', { name: /Voir les \d+ véhicules/ })
    await expect(list).toBeVisible()
    const { count, href } = await list.evaluate((link) => ({
      count: Number(/\d+/.exec(link.textContent)?.[0]),
      href: link.getAttribute('href'),
    }))
    expect([...seen.hosts]).toEqual(['localhost'])
    await page.goto(href ?? '')
    await settled(page)
    await expect(page.getByRole('main')).toContainText(`${count} véhicules`)
  })

for (const width of widthsFor('assistant: the focus returns', [390, 1440]))
  test(`the focus returns to the button when the assistant closes, ${width} px wide`, async ({ openPage }) => {
    const page = await openPage('/faq', width)
    await settled(page)
    const button = page.getByRole('button', { name: 'Poser une question à l’assistant automatique' })
    for (const close of ['Escape', 'Enter']) {
      await button.focus()
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: 'Assistant automatique' })
      await expect(panel.getByRole('textbox')).toBeFocused()
      if (close === 'Enter') await panel.getByRole('button', { name: 'Fermer' }).focus()
      await page.keyboard.press(close)
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

test('on the page of a dealership the assistant answers for it; a long answer begins at its question', async ({
  openPage,
}) => {
  const page = await openPage('/concessions/marnach', 1440)
  await settled(page)
  await openAssistant(page)
  const talk = page.getByRole('log')
  await ask(page, 'À quelle heure ouvrez-vous demain ?')
  await expect(talk).toContainText('Groupe Alzette Marnach, showroom')
  await expect(talk).not.toContainText('Mersch')
  await ask(page, 'Compare la Peugeot 208 et la Renault Clio')
  await expect(talk.getByRole('link', { name: 'Ouvrir la comparaison' })).toBeAttached()
  await expect(talk.getByText('Compare la Peugeot 208 et la Renault Clio')).toBeInViewport()
})

test('the conversation lasts for the visit, until it is erased', async ({ openPage }) => {
  const page = await openPage('/faq', 1440)
  await settled(page)
  await openAssistant(page)
  await ask(page, 'Quels sont vos horaires à Mersch ?')
  const talk = page.getByRole('log')
  await expect(talk).toContainText('Lundi')
  await page.goto('/contact')
  await settled(page)
  const panel = await openAssistant(page)
  await expect(talk).toContainText('Quels sont vos horaires à Mersch ?')
  await panel.getByRole('button', { name: 'Effacer' }).click()
  await expect(talk).not.toContainText('Quels sont vos horaires à Mersch ?')
})
