import { pageFacts } from './support/page-facts'
import { ask, each, html, siteUrl } from './support/site'
import { dataPaths, FIXED_PATHS, vehiclePaths } from './support/spec-paths'
import { expect, test } from './support/test'

const problemsOf = async (
  path: string,
  titles: Map<string, string>,
  described: Map<string, string>,
): Promise<string[]> => {
  const { status, text } = await html(path)
  if (status !== 200) return [`${path}: ${status}`]
  const { lang, titles: found, canonicals, descriptions, headings } = pageFacts(text)
  const [title = ''] = found
  const twin = titles.get(title)
  titles.set(title, path)
  const [description = ''] = descriptions
  const likeness = described.get(description)
  described.set(description, path)
  return [
    lang === 'fr-LU' ? '' : `lang ${lang}`,
    found.length === 1 && title.length > 10 ? '' : `${found.length} titles: ${found.join(' / ')}`,
    twin === undefined ? '' : `same title as ${twin}: ${title}`,
    headings.length === 1 && headings[0] !== '' ? '' : `${headings.length} h1`,
    canonicals.length === 1 && canonicals[0] === siteUrl + (path === '/' ? '/' : path)
      ? ''
      : `canonical ${canonicals.join()}`,
    descriptions.length === 1 && description.length >= 50 ? '' : `description "${descriptions.join(' / ')}"`,
    likeness === undefined ? '' : `same description as ${likeness}: ${description}`,
  ].flatMap((problem) => (problem === '' ? [] : [`${path}: ${problem}`]))
}

test.describe('every address of the specification', () => {
  test('answers 200 with its own title, h1, canonical, description and language', async () => {
    const titles = new Map<string, string>()
    const described = new Map<string, string>()
    const problems: string[] = []
    const addresses = [...FIXED_PATHS, ...(await dataPaths()), ...(await vehiclePaths()).map(({ detail }) => detail)]
    expect(addresses.length).toBeGreaterThan(500)
    await each(addresses, async (path) => void problems.push(...(await problemsOf(path, titles, described))))
    expect(problems).toEqual([])
  })

  test('serves every view of a vehicle on a direct visit, canonical to the vehicle', async () => {
    const problems: string[] = []
    const vehicles = (await vehiclePaths()).slice(0, 40)
    expect(vehicles).toHaveLength(40)
    await each(vehicles, async ({ detail, forms, calculators, brandDetail }) => {
      for (const path of [...forms, ...calculators, brandDetail]) {
        const response = await ask(path)
        const [canonical] = pageFacts(await response.text()).canonicals
        if (response.status !== 200) problems.push(`${path}: ${response.status}`)
        if (canonical !== siteUrl + detail) problems.push(`${path}: canonical ${canonical}`)
        if (response.headers.has('x-robots-tag')) problems.push(`${path}: not for search engines`)
      }
    })
    expect(problems).toEqual([])
  })

  test('serves a vehicle below its own brand only', async () => {
    const [vehicle] = await vehiclePaths(1)
    if (!vehicle) throw new Error('The release has no vehicle')
    const own = vehicle.brandDetail.split('/')[1] ?? ''
    const other = own === 'opel' ? 'peugeot' : 'opel'
    for (const form of ['', '/interest', '/testdrive', '/lease-calculator']) {
      const right = `${vehicle.brandDetail}${form}`
      const moved = await ask(`/${other}${vehicle.detail}${form}`)
      expect([moved.status, moved.headers.get('location')]).toEqual([301, right])
      expect((await ask(`/simca${vehicle.detail}${form}`)).status).toBe(404)
    }
  })

  test('redirects the address with a slash to the one without', async () => {
    for (const path of [...FIXED_PATHS.filter((fixed) => fixed !== '/'), '/stock/comparer']) {
      const response = await ask(`${path}/`)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, path])
    }
  })

  test('sends a vehicle’s address with a wrong text to the right one', async () => {
    const [vehicle] = await vehiclePaths(1)
    const id = vehicle?.slug.split('-')[0]
    for (const path of [`/stock/${id}-1-opel-manta`, `/stock/${id}-1`]) {
      const response = await ask(path)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, vehicle?.detail])
    }
  })

  test('leads from the segments of a lease below a vehicle to its calculator', async () => {
    const [vehicle] = await vehiclePaths(1)
    if (!vehicle) throw new Error('The stock is empty')
    for (const segment of ['private-lease', 'business-lease']) {
      const answer = await fetch(`${siteUrl}${vehicle.detail}/${segment}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${vehicle.detail}/lease-calculator`])
    }
  })

  for (const [path, kind] of [
    ['/stock/9999999999-1-peugeot-3008', 'vehicle-not-found'],
    ['/stock/9999999999-1-peugeot-3008/interessee', 'vehicle-not-found'],
    ['/peugeot/stock/9999999999-1-x', 'vehicle-not-found'],
    ['/simca/stock/9999999999-1-x', 'brand-not-found'],
    ['/simca/models/104', 'brand-not-found'],
    ['/simca/locations/paris', 'brand-not-found'],
    ['/stock/comparer/interessee', 'vehicle-not-found'],
    ['/stock/vue/essai', 'vehicle-form-not-found'],
    ['/concessions/nulle-part', 'location-not-found'],
    ['/news/rien', 'news-article-not-found'],
    ['/nulle-part', 'page-not-found'],
  ] as const)
    test(`answers ${path} with status 404 and the section’s page: ${kind}`, async () => {
      const { status, text } = await html(path)
      expect(status).toBe(404)
      expect(text).toContain(`data-testid="${kind}"`)
      expect(pageFacts(text).headings).toHaveLength(1)
    })
})
