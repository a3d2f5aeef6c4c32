import { expect } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { publicHolidayOn } from '../../src/domain/location/public-holidays'
import { isLong } from './long'
import { siteUrl } from './site'

/** A name for every visitor, so that what they sent is found again, also when a suite runs twice on one site. */
const run = Date.now().toString(36)
let visitors = 0

/**
 * Gives a context the address of a new visitor, because the site accepts only a few enquiries per address.
 *
 * @returns a unique e-mail address for the visitor
 */
export const newVisitor = async (context: BrowserContext): Promise<string> => {
  visitors += 1
  const address = `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  return `${run}.${visitors}@exemple.lu`
}

/** What a person types into a field with this name; the first answer is taken everywhere else. */
const TYPED: Readonly<Record<string, string>> = {
  name: 'Anne Weber',
  phone: '621 123 456',
  message: 'Bonjour, à bientôt.',
  wantedVehicle: 'Peugeot 308',
  locality: 'Mersch',
  company: 'Weber & Fils',
  vatNumber: 'LU 12345678',
  vehicleCount: '12',
  plate: 'AB 1234',
  mileage: '45.000',
  tyreSize: '205/55 R16 91V',
  position: 'Mécanicien (f/h)',
  profileUrl: 'https://example.org/anne',
}
/** Left as they are: what follows from a tick would have to be filled in as well. */
const LEFT = ['callBack', 'tyreSizeUnknown', 'marketing']

/** Whether the code of a form has taken over: it replaces the `required` of the server's HTML with `aria-required`. */
export const isLive = (form: Locator): Promise<boolean> =>
  form.evaluate((element) => element.querySelector('[required]') === null)

/**
 * The form of a page once its code has taken over.
 *
 * @param kind left out: the first one
 */
export const liveForm = async (page: Page, kind?: string): Promise<Locator> => {
  const own = kind === undefined ? '' : `:has(input[name=kind][value=${kind}])`
  const form = page.locator(`form[method=post]${own}:visible`).first()
  await form.scrollIntoViewIfNeeded()
  let moves = 0
  // Its code is loaded at the first action on the page. A move to the same place is no action, and one before the page listens is
  // lost, so the pointer moves until the code is there.
  const isLiveAfterMove = async (): Promise<boolean> => {
    moves += 1
    // What is in the way of one move, such as a form that is laid out anew, may be gone at the next.
    await form.hover({ position: { x: 1 + (moves % 2), y: 1 }, timeout: 10_000 }).catch(() => undefined)
    return isLive(form)
  }
  await expect.poll(isLiveAfterMove).toBe(true)
  return form
}

/** Invalid fields of a form, in order. */
export const wrongFields = (form: Locator): Promise<Locator[]> => form.locator('[aria-invalid=true]').all()

interface Focused {
  name: string
  id: string
  kind: string
  /** It belongs to the form that is filled in. */
  isInside: boolean
  isSubmit: boolean
}

const focusedIn = (form: Locator): Promise<Focused> =>
  form.evaluate((own) => {
    const element = document.activeElement
    const kind = element instanceof HTMLInputElement ? element.type : (element?.tagName.toLowerCase() ?? '')
    return {
      name: element?.getAttribute('name') ?? '',
      id: element?.id ?? '',
      kind,
      isInside: own.contains(element),
      isSubmit: element?.matches('button[type=submit]') ?? false,
    }
  })

/** Fills in what has the focus, with keys only. */
const fillIn = async (page: Page, { name, id, kind }: Focused, email: string): Promise<void> => {
  const field =
    name ||
    (id
      .replace(/-time$/, '')
      .split('-')
      .at(-1) ??
      '')
  if (LEFT.includes(field)) return
  if (kind === 'checkbox' || kind === 'radio') return page.keyboard.press('Space')
  // An optional second wish would have to differ from the first.
  if (kind === 'select') return /^second/.test(field) ? undefined : page.keyboard.press('ArrowDown')
  const text = field === 'email' ? email : TYPED[field]
  if (text === undefined) return
  await page.keyboard.press('Control+A')
  // Every key press redraws the page, so the rest is inserted at once, as a suggestion of a phone's keyboard is.
  const pressed = isLong ? text.length : 1
  await page.keyboard.type(text.slice(0, pressed))
  if (pressed < text.length) await page.keyboard.insertText(text.slice(pressed))
  if (field === 'locality') await page.keyboard.press('Escape')
}

/** Waits before a form is sent: what comes within a second of its first touch is held, because no person is that fast. */
export const waitLikeAPerson = (page: Page): Promise<void> => page.waitForTimeout(1_000)

/** Goes through a form with the Tab key, fills in what it comes by, and presses its button. */
export const fillInByKeyboard = async (page: Page, form: Locator, email: string, send = true): Promise<void> => {
  await form.locator('input:visible, select:visible, textarea:visible').first().focus()
  for (let step = 0; step < 60; step += 1) {
    const now = await focusedIn(form)
    if (!now.isInside) throw new Error(`The focus left the form at ${JSON.stringify(now)}`)
    if (now.isSubmit) {
      await waitLikeAPerson(page)
      return send ? page.keyboard.press('Enter') : undefined
    }
    await fillIn(page, now, email)
    await page.keyboard.press('Tab')
  }
  throw new Error('The button of the form was not reached.')
}

/** A Tuesday that is a few days ahead and no public holiday: every dealership is open in the morning. */
const openDay = (): string => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 4)
  while (day.getUTCDay() !== 2 || publicHolidayOn(day.toISOString().slice(0, 10)) !== null)
    day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Fills in everything that a form asks of a visitor without scripts, by its own controls. */
export const fillInWithoutScripts = async (form: Locator, email: string): Promise<void> => {
  const picked = new Set<string>()
  for (const control of await form.locator('input:visible, select:visible, textarea:visible').all()) {
    const [name, type, tag] = await Promise.all([
      control.getAttribute('name'),
      control.getAttribute('type'),
      control.evaluate((element) => element.tagName.toLowerCase()),
    ])
    if (name === null || LEFT.includes(name) || /^second/.test(name) || picked.has(name)) continue
    if (tag === 'select') await control.selectOption({ index: 1 })
    else if (type === 'radio' || type === 'checkbox') await control.check()
    else if (type === 'datetime-local') await control.fill(`${openDay()}T10:30`)
    else if (type === 'date') await control.fill(openDay())
    else await control.fill(name === 'email' ? email : (TYPED[name] ?? ''))
    picked.add(name)
  }
}

/** The reference number that the visitor reads. */
export const sentReference = async (page: Page): Promise<string> => {
  const panel = page.getByRole('status').filter({ hasText: 'Merci, votre demande est bien partie' })
  await expect(panel).toBeFocused()
  const [reference] = /GA-[0-9A-Z]{4}-\d\d/.exec((await panel.textContent()) ?? '') ?? []
  if (reference === undefined) throw new Error('The panel names no reference.')
  return reference
}

export const address = (path: string): string => siteUrl + path
