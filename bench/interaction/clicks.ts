import type { Locator, Page } from 'playwright-core'

/** Something a visitor does with the filters; answers false where it cannot be done. */
export interface Step {
  name: string
  act: () => Promise<boolean>
}

/** How long a page that was scrolled is left alone. */
const SETTLES_MS = 300
/** Between two keys: ten a second, faster than people type. */
const KEY_MS = 100

/** The panel of all filters: beside the list, or over it on narrow screens. */
export const openFilters = async (page: Page, width: number): Promise<Locator> => {
  if (width >= 1181) return page.getByRole('region', { name: 'Filtres' })
  await page.getByRole('button', { name: /^Filtres/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtres' })
  await sheet.waitFor()
  return sheet
}

/** Filters of every kind, set and taken off, from the whole stock to a few vehicles and back. */
export const steps = (panel: Locator, page: Page, width: number): Step[] => {
  const click = (name: string, target: Locator): Step => ({
    name,
    act: async () => {
      if ((await target.count()) === 0 || !(await target.first().isEnabled())) return false
      await target.first().scrollIntoViewIfNeeded()
      const box = await target.first().boundingBox()
      if (!box) return false
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      // Nobody clicks in the moment in which they scroll, and what comes into view has been painted before they do.
      await page.waitForTimeout(SETTLES_MS)
      // By the mouse alone: a locator's click looks in the page, within the event, whether it hits its target.
      await page.mouse.click(x, y)
      return true
    },
  })
  const box = (name: string) => click(name, panel.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
  const group = (name: string) =>
    click(`opens “${name}”`, panel.locator('summary', { hasText: new RegExp(`^${name}`) }))
  return [
    box('Diesel'),
    box('Essence'),
    box('Peugeot'),
    box('Volkswagen'),
    box('Occasion'),
    group('Carrosserie'),
    box('Break'),
    box('SUV'),
    group('Transmission'),
    box('Automatique'),
    group('Distance'),
    {
      name: 'around Ettelbruck',
      act: async () => {
        await panel.getByRole('combobox', { name: 'Autour de' }).focus()
        await page.keyboard.type('Ett', { delay: KEY_MS })
        return true
      },
    },
    click('up to 20 km', panel.getByRole('radio', { name: /^Jusqu’à 20/ })),
    box('Diesel'),
    box('Essence'),
    box('Peugeot'),
    box('Volkswagen'),
    box('Occasion'),
    box('Break'),
    box('SUV'),
    box('Automatique'),
    ...(width >= 1181
      ? [click('takes the distance off', page.getByRole('button', { name: /^Retirer le filtre/ }))]
      : []),
  ]
}
