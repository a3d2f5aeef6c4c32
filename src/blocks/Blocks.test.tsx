import { screen } from '@testing-library/react'
import { BODY_BLOCKS } from '../domain/content/parse/blocks'
import { EMPTY_STORY_DATA } from '../domain/content/story-data'
import type { Block } from '../domain/content/types'
import { renderFrench } from '../features/testing/render'
import { Blocks } from './Blocks'
import { registry } from './registry'
import { recordsOf } from './block-records'
import { StoryDataProvider } from './story-data'
import { showsVehicles } from './story-data-of'

const hero = (uid: string, title: string): Block => ({ _uid: uid, component: 'hero', layout: 'page', title })
const action: Block = { _uid: 'c', component: 'call-to-action', title: 'Et maintenant ?', buttons: [] }
/** As a story of a newer version of the CMS would bring it. */
const unknown: Block = JSON.parse('{"_uid":"u","component":"hologram","title":"x"}')

describe('body of a story', () => {
  it('gives the title of the page to the first hero only', () => {
    renderFrench(<Blocks blocks={[hero('a', 'Un'), hero('b', 'Deux'), action]} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Deux',
      'Et maintenant ?',
    ])
  })

  it('leaves the title to the article whose body it is', () => {
    renderFrench(<Blocks blocks={[hero('a', 'Un')]} withLead={false} />)
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  describe('the first picture below the title', () => {
    const photo = (name: string) => ({ filename: `https://a.example/f/1/800x800/x/${name}.jpg`, alt: name })
    const grid = (uid: string, ...names: string[]): Block => ({
      _uid: uid,
      component: 'image-grid',
      columns: 3,
      images: names.map(photo),
    })
    const loading = () =>
      screen.getAllByRole('img').map((image) => `${image.getAttribute('alt')} ${image.getAttribute('loading')}`)

    it('is loaded at once where the hero has none', () => {
      renderFrench(<Blocks blocks={[hero('a', 'Un'), grid('b', 'one', 'two'), grid('c', 'three')]} />)
      expect(loading()).toEqual(['one eager', 'two lazy', 'three lazy'])
    })

    it('waits where the hero has one, where it is further down, and in an article', () => {
      const pictured: Block = { _uid: 'a', component: 'hero', layout: 'page', title: 'Un', image: photo('hero') }
      const { unmount } = renderFrench(<Blocks blocks={[pictured, grid('b', 'one')]} />)
      expect(loading().at(-1)).toBe('one lazy')
      unmount()
      const later = renderFrench(
        <Blocks blocks={[hero('a', 'Un'), action, { ...action, _uid: 'd' }, grid('b', 'one')]} />,
      )
      expect(loading()).toEqual(['one lazy'])
      later.unmount()
      renderFrench(<Blocks blocks={[grid('b', 'one')]} withLead={false} />)
      expect(loading()).toEqual(['one lazy'])
    })
  })

  it('shows what stands around a block it does not know, and tells the developer its name', () => {
    renderFrench(<Blocks blocks={[hero('a', 'Un'), unknown, action]} />)
    expect(screen.getByText(/Bloc inconnu.*hologram/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Et maintenant ?' })).toBeInTheDocument()
  })

  it('takes no name for a block that only every object has', () => {
    renderFrench(<Blocks blocks={[JSON.parse('{"_uid":"u","component":"constructor"}')]} />)
    expect(screen.getByText(/Bloc inconnu/)).toBeInTheDocument()
  })

  describe('with a block that throws', () => {
    beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
    afterEach(() => jest.restoreAllMocks())

    const broken: Block = JSON.parse('{"_uid":"b","component":"faq","title":"x","items":42}')
    /** Its heading renders; its body throws. */
    const brokenInside: Block = JSON.parse('{"_uid":"b","component":"rich-text","title":"Vos questions","body":null}')
    const inEditor: Block = JSON.parse('{"_uid":"b","component":"faq","title":"x","items":42,"_editable":"<!--x-->"}')

    it.each([
      ['shows visitors nothing of it', broken, 0],
      ['shows visitors no heading of what broke below it', brokenInside, 0],
      ['tells the editor of a draft which one it is', inEditor, 1],
    ])('%s, and all the others', (_, block, notes) => {
      jest.replaceProperty(process.env, 'NODE_ENV', 'production')
      renderFrench(<Blocks blocks={[hero('a', 'Un'), block, action]} />)
      expect(screen.getByRole('heading', { name: 'Un' })).toBeInTheDocument()
      expect(screen.getByRole('heading', { name: 'Et maintenant ?' })).toBeInTheDocument()
      expect(screen.queryByRole('heading', { name: 'Vos questions' })).toBeNull()
      expect(screen.queryAllByText(/Le bloc «\sfaq\s» ne peut pas être affiché/)).toHaveLength(notes)
    })
  })

  it('has a component for every block that stories are read with', () => {
    expect(BODY_BLOCKS.map(({ component }) => component).sort()).toEqual(Object.keys(registry).sort())
    expect(new Set(Object.values(registry).map((component) => typeof component))).toEqual(new Set(['function']))
  })
})

describe('a block whose records are missing', () => {
  const show = (block: Block, keys = {}) =>
    renderFrench(
      <StoryDataProvider data={{ ...EMPTY_STORY_DATA, byBlock: { [block._uid]: keys } }}>
        <Blocks blocks={[hero('a', 'Un'), block]} />
      </StoryDataProvider>,
    )

  it('gives the group’s number in place of the dealerships', () => {
    show({ _uid: 'l', component: 'contact-list', title: 'Nous trouver' })
    expect(screen.getByText(/Nous ne parvenons pas à afficher nos concessions/)).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  const cheap: Block = {
    _uid: 's',
    component: 'stock-preview',
    title: 'Petits prix',
    count: 2,
    linkLabel: 'L',
    to: '/stock',
    priceTo: 1_00,
  }
  it.each([
    ['shows visitors nothing', cheap, 'production' as const, 0],
    ['tells editors of a draft', { ...cheap, _editable: '<!--x-->' }, 'production' as const, 1],
    ['tells developers', cheap, 'development' as const, 1],
  ])('%s of vehicles whose rules no vehicle fits', (_, block, mode, notes) => {
    jest.replaceProperty(process.env, 'NODE_ENV', mode)
    show(block, { vehicleKeys: [], vehicleTotal: 0 })
    expect(screen.queryAllByText(/Le bloc «\sstock-preview\s» ne trouve rien/)).toHaveLength(notes)
    expect(screen.queryByText('Petits prix')).toBeNull()
    jest.restoreAllMocks()
  })

  const wanted: Block = { _uid: 'w', component: 'price-ways', title: 'Quatre façons', intro: 'I', model: 'simca-1000' }
  it.each([
    ['shows visitors nothing', wanted, 0],
    ['tells editors of a draft', { ...wanted, _editable: '<!--x-->' }, 1],
  ])('%s of the prices of a model that no vehicle is of', (_, block, notes) => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'production')
    show(block, { vehicleKeys: [] })
    expect(screen.queryAllByText(/Le bloc «\sprice-ways\s» ne trouve rien/)).toHaveLength(notes)
    expect(screen.queryByText('Quatre façons')).toBeNull()
    jest.restoreAllMocks()
  })

  it.each<[Block]>([
    [{ _uid: 'm', component: 'model-list', title: 'Modèles', brand: 'simca' }],
    [{ _uid: 'm', component: 'stock-preview', title: 'Stock', count: 2, linkLabel: 'L', to: '/stock', brand: 'simca' }],
  ])('leads to the brands in place of one that there is not: %j', (block) => {
    show(block, { isBrandUnknown: true })
    expect(screen.getByText('Nous ne proposons pas cette marque.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir nos marques' })).toHaveAttribute('href', '/brands')
  })
})

describe('a body', () => {
  const preview: Block = { _uid: 's', component: 'stock-preview', title: 'T', count: 2, linkLabel: 'L', to: '/stock' }

  it('shows vehicles when its preview of the stock found some', () => {
    expect(showsVehicles([action, preview], { byBlock: { s: { vehicleKeys: [1] } } })).toBe(true)
    expect(showsVehicles([action, preview], { byBlock: { s: { vehicleKeys: [] } } })).toBe(false)
    expect(showsVehicles([action], { byBlock: { c: { vehicleKeys: [1] } } })).toBe(false)
  })
})

describe('records of a block', () => {
  it('come in the order of its keys, without those that are gone', () => {
    const article = (path: string) => ({
      path,
      title: path,
      date: '2026-01-01',
      category: '',
      intro: '',
      image: { filename: '', alt: '' },
      readingMinutes: 1,
    })
    const data = { ...EMPTY_STORY_DATA, articles: [article('/a'), article('/b')] }
    expect(recordsOf(data, { articlePaths: ['/b', '/gone', '/a'] }).articles.map(({ path }) => path)).toEqual([
      '/b',
      '/a',
    ])
  })
})
