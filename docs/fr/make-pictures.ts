import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { BROWSER_ARGS } from '../../e2e/support/browser-args'
import type { OpenEditor } from '../../e2e/support/editor'
import { findBrowser } from '../../e2e/support/find-browser'

/**
 * Makes the pictures of the guide for editors from a running `npm start`: `npx tsx docs/fr/make-pictures.ts`. Addresses
 * are those of `npm start`, or of its variables `PORT`, `PREVIEW_PORT` and `STATUS_TOKEN`. A title of the demo is
 * changed, published and put back; a release stays, without being published.
 */
const { PORT = '8888', STATUS_TOKEN = 'demo-status-token' } = process.env
process.env['PREVIEW_PORT'] ??= '8890'

const FOLDER = resolve(__dirname, 'images')
const LARGEST = 80_000
/** In px: enough to read the labels of the editor, which is 1440 px wide. */
const WIDTH = 1280
const STORY = 'Pneus et gardiennage'
const RELEASE = 'Semaine des pneus'
const TITLE = 'Vos pneus d’hiver, montés en une heure'

/** Writes a picture as WebP. @throws Error when it would be too large for the repository */
const write = async (name: string, picture: Buffer): Promise<void> => {
  const file = join(FOLDER, `${name}.webp`)
  await sharp(picture).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 72, effort: 6 }).toFile(file)
  const { size } = await stat(file)
  if (size > LARGEST) throw new Error(`${file} has ${size} bytes, more than ${LARGEST}`)
  process.stdout.write(`${file}: ${size} bytes\n`)
}

/** @param margin in px, around the area */
const shoot = async (name: string, area: Locator, margin = 0): Promise<void> => {
  await area.scrollIntoViewIfNeeded()
  const box = await area.boundingBox()
  if (box === null) throw new Error(`${name}: nothing to see`)
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  await write(name, await area.page().screenshot({ animations: 'disabled', clip }))
}

const showStatus = async (page: Page): Promise<void> => {
  await page.goto(`http://localhost:${PORT}/status`)
  await page.getByLabel('Jeton d’accès').fill(STATUS_TOKEN)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.locator('#events tbody tr').first().getByText('En ligne').waitFor({ timeout: 120_000 })
  await shoot('status', page.locator('#events'), 24)
}

/** Opens the release of the pictures, which an earlier run may have made. */
const openRelease = async (page: Page): Promise<void> => {
  const choice = page.getByLabel('Publication groupée')
  const isThere = (await choice.locator('option', { hasText: RELEASE }).count()) > 0
  await choice.selectOption(isThere ? `Groupe : ${RELEASE}` : '+ Nouvelle publication groupée…')
  if (isThere) return
  await page.getByRole('dialog').getByLabel('Nom').fill(RELEASE)
  await page.getByRole('button', { name: 'Créer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const showRelease = async (page: Page, { frame, block }: Pick<OpenEditor, 'frame' | 'block'>): Promise<void> => {
  await openRelease(page)
  const notice = frame.locator('[data-preview]')
  await notice.getByText('Aperçu d’une publication groupée').waitFor({ timeout: 60_000 })
  const hero = await block('Ouverture')
  await hero.locator('[name=title]').first().fill(TITLE)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.locator('.heading .state', { hasText: 'Dans le groupe' }).waitFor()
  await notice.getByText('mettra à jour').waitFor({ timeout: 60_000 })
  await shoot('groupe', page.locator('body'))
  await page.getByLabel('Publication groupée').selectOption('Sans publication groupée')
  await page.locator('.heading .state', { hasText: 'Publié' }).waitFor()
}

const showEditor = async (browser: Browser): Promise<void> => {
  // Imported here because the module reads `PREVIEW_PORT` when it is loaded.
  const { openEditor } = await import('../../e2e/support/editor')
  const { page, frame, open, block } = await openEditor(browser)
  await open(STORY)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('searchbox').blur()
  await page.mouse.move(0, 0)
  // The code of blocks comes after the notice.
  await frame.locator('h1').waitFor()
  await frame.locator('main img').first().evaluate('(picture) => picture.decode()')
  await shoot('editeur', page.locator('body'))

  const hero = await block('Ouverture')
  const title = hero.locator('[name=title]').first()
  const before = await title.inputValue()
  const type = async (text: string) => {
    await title.fill(text)
    await frame.locator('h1', { hasText: text }).waitFor()
  }
  const publish = async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await page.locator('.heading .state', { hasText: 'Publié' }).waitFor()
  }
  await type(TITLE)
  await hero.locator('img.thumb').first().evaluate('(picture) => picture.decode()')
  await shoot('brouillon', page.locator('body'))
  await page.getByRole('button', { name: 'Téléphone' }).click()
  await title.fill('')
  await frame.locator('[data-preview] li').first().waitFor()
  await shoot('signalement', page.locator('iframe.page'))
  await type(TITLE)
  await shoot('image', hero.locator('fieldset.group').first())
  try {
    const notice = frame.locator('[data-preview]')
    const live = notice.getByText('En ligne depuis')
    // The notice of an earlier publication begins with the same words.
    const [earlier = 'never'] = await live.allTextContents()
    await publish()
    await live.filter({ hasNotText: earlier }).waitFor({ timeout: 120_000 })
    await shoot('en-ligne', notice, 12)
    await showStatus(await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'fr-LU' }))
  } finally {
    await type(before)
    await publish()
  }
  await showRelease(page, { frame, block })
  await page.getByRole('button', { name: '+ Nouveau' }).click()
  await page.getByLabel('Nom').fill('Portes ouvertes à Esch')
  await shoot('nouveau', page.getByRole('dialog'))
}

const main = async (): Promise<void> => {
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: (await findBrowser(process.env)).path, args: BROWSER_ARGS })
  try {
    await showEditor(browser)
  } finally {
    await browser.close()
  }
}

void main()
