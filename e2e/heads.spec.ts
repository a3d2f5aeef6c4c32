import { z } from 'zod'
import { vehicleSlug } from '../src/domain/routes/vehicle-slug'
import { TITLE_FITS } from '../src/domain/seo/title'
import type { ReleaseFile } from '../src/server/release/types'
import { pageFacts, skippedLevels } from './support/page-facts'
import { each, release, siteUrl, store } from './support/site'
import { expect, test } from './support/test'

const textOf = async (file: ReleaseFile): Promise<string> => (await store.blobs.read(file.digest)).toString('utf8')

const vehicleData = z.object({
  result: z.object({
    data: z.object({
      vehicle: z.object({ id: z.number(), brandName: z.string(), modelName: z.string(), variant: z.string() }),
    }),
  }),
})

/** All texts in a JSON value. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

test.describe('heads of all built pages', () => {
  test('give every page its own title, canonical and structured data, once, whether search engines may read it or not', async () => {
    const site = await release()
    const pages = [...site.files()].filter(
      ([path, { type }]) => type.startsWith('text/html') && !path.endsWith('.html'),
    )
    expect(pages.length).toBeGreaterThan(500)
    const problems: string[] = []
    const titles = new Map<string, string>()
    const described = new Map<string, string>()
    await each(pages, async ([path, file]) => {
      const facts = pageFacts(await textOf(file))
      if (facts.titles.length !== 1) problems.push(`${path}: ${facts.titles.length} titles`)
      const [title = ''] = facts.titles
      if (titles.has(title)) problems.push(`${path}: same title as ${titles.get(title)}: ${title}`)
      titles.set(title, path)
      if (title.length > TITLE_FITS) problems.push(`${path}: a title of ${title.length} characters: ${title}`)
      if (facts.canonicals.join() !== siteUrl + path) problems.push(`${path}: canonical ${facts.canonicals.join()}`)
      if (facts.headings.length !== 1) problems.push(`${path}: ${facts.headings.length} h1`)
      if (skippedLevels(facts).length > 0) problems.push(`${path}: headings ${skippedLevels(facts).join()}`)
      if (facts.dangling.length > 0)
        problems.push(`${path}: refers to ids that are not there: ${facts.dangling.join()}`)
      const description = facts.descriptions.join()
      if (described.has(description))
        problems.push(`${path}: same description as ${described.get(description)}: ${description}`)
      described.set(description, path)
      if (description === '') problems.push(`${path}: no description`)
      if (facts.jsonLd.length === 0) problems.push(`${path}: no JSON-LD`)
    })
    expect(problems).toEqual([])
  })

  test('hold a vehicle’s page against that vehicle’s own data', async () => {
    const site = await release()
    const pages = [...site.files()].filter(([path]) => /^\/stock\/\d+-1-/.test(path))
    expect(pages.length).toBeGreaterThan(0)
    const problems: string[] = []
    await each(pages, async ([path, file]) => {
      const facts = pageFacts(await textOf(file))
      const data = site.file(`/page-data${path}/page-data.json`)
      if (!data) return void problems.push(`${path}: no page data`)
      const { vehicle } = vehicleData.parse(JSON.parse(await textOf(data))).result.data
      const [title = ''] = facts.titles
      if (path !== `/stock/${vehicleSlug(vehicle)}`) problems.push(`${path}: data of ${vehicle.id}`)
      if (!title.includes(vehicle.modelName)) problems.push(`${path}: title ${title}`)
      const names = facts.jsonLd.flatMap(strings)
      if (!names.some((text) => text.includes(path))) problems.push(`${path}: JSON-LD is silent about it`)
      const others = names.filter((text) => /\/stock\/\d+-1-/.test(text) && !text.includes(path))
      if (others.length > 0) problems.push(`${path}: JSON-LD of ${others.join()}`)
    })
    expect(problems).toEqual([])
  })

  test('carry structured data on every template that search engines read', async () => {
    const site = await release()
    for (const path of ['/', '/peugeot', '/concessions/mersch', '/faq']) {
      const file = site.file(path)
      expect([path, file && pageFacts(await textOf(file)).jsonLd.length > 0]).toEqual([path, true])
    }
  })
})
