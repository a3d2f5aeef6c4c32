import { parseStory } from '../../src/domain/content/parse/parse-story'
import { pathOfSlug } from '../../src/domain/content/parse/resolve-link'
import { demoCatalogue } from '../catalogue'
import { documentAt } from '../catalogue/data-sheet'
import { parsePhotoPath } from '../cars/photo-path'
import { parseScenePath } from '../scenes/scene-path'
import { demoDatasources, demoStories } from './index'
import { isAppPath } from './build/links'
import { objectsIn } from './testing/walk'

const stories = demoStories()
const slugs = new Set(stories.map(({ fullSlug }) => fullSlug))
const paths = new Set([...slugs].map((slug) => pathOfSlug(slug)))
const articles = stories.filter(({ content }) => content.component === 'article')

/** Story paths that the site has always had. */
const SPECIFIED = `
  / /home-page /homepage /home-page/luxembourg /home-page/esch-sur-alzette /home-page/mersch /stock/tous-les-modeles
  /centre-de-vehicules-d-occasion /brands /private-lease /business-lease /reserver-un-essai /contact /directcontact /faq
  /news /carrieres /carrieres/portraits-de-collaborateurs /a-propos-de-nous/presse
  /a-propos-de-nous/histoire-de-l-entreprise /politique-de-traitement-des-donnees
  /entreprise/gestion-de-flotte /entreprise/fleet-leasing /entreprise/services-aux-entreprises
  /entreprise/vehicules-utilitaires /entreprise/transformation-de-vehicules
  /services/leasing /services/financement /services/carosserie /services/carrosserie
  /services/debosselage-et-peinture /services/pneus-et-gardiennage /services/service-apres-vente
  /services/vente-de-pieces-et-accessoires /formulaires/prise-de-rendez-vous-pneus-roues
  /formulaires/prise-de-rendez-vous-pneus-roues-luxembourg /formulaires/prise-de-rendez-vous-pneus-roues-esch-sur-alzette
  /formulaires/prise-de-rendez-vous-pneus-roues-mersch /formulaires/demande-offre-pneus
  /vehicules-utilitaires/peugeot-utilitaires /global/header /global/mobile-navigation /global/top-bar /global/footer
`
  .trim()
  .split(/\s+/)

const BLOCKS = `
  hero hero-carousel rich-text table download-list text-image card-grid image-gallery image-grid embedded-video iframe chat
  job-vacancy-widget appointment-booking-grid review-widget article-overview article-latest stock-quick-search
  stock-preview price-ways brand-strip locations-map faq call-to-action timeline portraits lease-offers model-list
  enquiry-form newsletter trade-in contact-list employee-list breadcrumbs pagination toast share-button sticky-contact-button button
`
  .trim()
  .split(/\s+/)

describe('the stories of the demo group', () => {
  it('are many, each at an address of its own', () => {
    expect(stories.length).toBeGreaterThanOrEqual(70)
    expect(articles.length).toBeGreaterThanOrEqual(24)
    expect(slugs.size).toBe(stories.length)
  })

  it('hold every story path of the site', () => {
    expect(SPECIFIED.filter((path) => !paths.has(path))).toEqual([])
  })

  it('have a page for every brand, and know every brand and model they name', () => {
    const { brands, models } = demoCatalogue()
    expect(brands.map(({ id }) => id).filter((id) => !slugs.has(id))).toEqual([])
    const named = stories.flatMap(({ content }) => objectsIn(content))
    const ids = (key: string) => named.flatMap((one) => (typeof one[key] === 'string' ? [one[key]] : []))
    expect(ids('brand').filter((id) => !brands.some((brand) => brand.id === id))).toEqual([])
    expect(ids('model').filter((id) => !models.some((model) => model.id === id))).toEqual([])
  })

  it('are the same on every call', () => expect(demoStories()).toEqual(stories))

  it('give every block an identity of its own', () => {
    const uids = stories.flatMap(({ content }) =>
      objectsIn(content)
        .filter((one) => 'component' in one)
        .map(({ _uid }) => _uid),
    )
    expect(uids.every((uid) => typeof uid === 'string' && /^[0-9a-f-]{36}$/.test(uid))).toBe(true)
    expect(new Set(uids).size).toBe(uids.length)
  })

  it('use every block that an editor has', () => {
    const used = new Set(stories.flatMap(({ content }) => objectsIn(content).map(({ component }) => component)))
    expect(BLOCKS.filter((block) => !used.has(block))).toEqual([])
  })

  it('are read by the site without a problem, every link included', () => {
    const answers = (path: string): boolean => paths.has(path) || isAppPath(path)
    const problems = stories.flatMap(({ fullSlug, name, content, publishedAt }, index) => {
      // The content API puts its own base before stored pictures.
      const served = JSON.stringify(content).replaceAll('"/f/', '"http://127.0.0.1:4400/f/')
      const entry = {
        id: `entry-${index}`,
        uuid: `uuid-${index}`,
        full_slug: fullSlug,
        name,
        content: served,
        published_at: publishedAt,
        first_published_at: publishedAt,
      }
      const targets = { pathByUuid: new Map<string, string>(), answers, movedRoots: {}, siteUrl: 'http://localhost' }
      return parseStory(entry, targets).problems
    })
    expect(problems).toEqual([])
  })

  it('show only pictures and files that the content API has', () => {
    const files = stories.flatMap(({ content }) =>
      objectsIn(content).flatMap(({ filename }) => (typeof filename === 'string' ? [filename] : [])),
    )
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => !parsePhotoPath(file) && !parseScenePath(file) && !documentAt(file))).toEqual([])
  })

  it('rank siblings from 0 without a gap', () => {
    const folders = new Map<string, number[]>()
    for (const { fullSlug, position } of stories) {
      const folder = fullSlug.split('/').slice(0, -1).join('/')
      folders.set(folder, [...(folders.get(folder) ?? []), position])
    }
    for (const positions of folders.values()) expect(positions).toEqual(positions.map((_, index) => index))
  })

  it('date articles from 2024-12 to 2026-11-18, never two on one day', () => {
    const dates = articles.map(({ content }) => String(content.date)).sort()
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates[0]).toMatch(/^2024-12/)
    expect(dates.at(-1)).toBe('2026-11-18')
  })
})

describe('the datasources', () => {
  const [redirects] = demoDatasources().filter(({ slug }) => slug === 'redirects')

  it('redirect old paths to paths that exist, in one hop', () => {
    const from = redirects?.entries.map(({ name }) => name) ?? []
    expect(from.length).toBeGreaterThanOrEqual(12)
    expect(new Set(from).size).toBe(from.length)
    for (const { name, value } of redirects?.entries ?? []) {
      expect(paths.has(name)).toBe(false)
      expect(from).not.toContain(value)
      expect(paths.has(value) || isAppPath(value) ? value : `no page: ${value}`).toBe(value)
    }
  })
})
