import { parseStory } from './parse-story'
import { resolveLink } from './resolve-link'
import type { LinkTargets } from './resolve-link'

const targets: LinkTargets = {
  pathByUuid: new Map([['uuid-faq', '/faq']]),
  answers: (path) => ['/', '/faq', '/stock'].includes(path),
  movedRoots: {},
  siteUrl: 'https://groupe.example',
}

const seo = { title: 'Titre', description: 'Texte' }
const entryOf = (content: unknown, fullSlug = 'services/pneus') => ({
  uuid: 'u1',
  full_slug: fullSlug,
  name: 'Pneus',
  content: JSON.stringify(content),
  published_at: '2026-11-01T08:00:00.000Z',
})
const page = (...body: unknown[]) => entryOf({ _uid: 'root', component: 'page', seo, body })
const bodyOf = (...body: unknown[]) => {
  const { story, problems } = parseStory(page(...body), targets)
  return {
    body: story?.content.component === 'page' ? story.content.body : null,
    problems: problems.map(({ where, reason }) => `${where}: ${reason}`),
  }
}

const storyLink = (cachedUrl: string, id = '') => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id,
  cached_url: cachedUrl,
  url: '',
})
const picture = { fieldtype: 'asset', filename: 'http://localhost:4400/f/1/a.jpg', alt: 'Pneu', title: '', focus: '' }
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})

describe('parsing a story', () => {
  it('reads what search engines show from a list of one block, as Storyblok keeps it', () => {
    const list = [{ _uid: 's', component: 'seo', title: 'Titre', description: '', noindex: true }]
    const { story, problems } = parseStory(entryOf({ component: 'page', seo: list, body: [] }), targets)
    expect([problems, story?.title, story?.description, story?.noindex]).toEqual([[], 'Titre', '', true])
    expect(parseStory(entryOf({ component: 'page', seo: [], body: [] }), targets).story).toBeNull()
  })

  it('gives the address, what search engines show, and the blocks as the domain has them', () => {
    const { story, problems } = parseStory(
      page({ _uid: 'b', component: 'toast', text: 'Bonjour', tone: 'info' }),
      targets,
    )
    expect(problems).toEqual([])
    expect(story).toMatchObject({
      key: 'u1',
      path: '/services/pneus',
      kind: 'page',
      title: 'Titre',
      description: 'Texte',
      noindex: false,
      headline: null,
    })
    expect(story?.content).toEqual({
      _uid: 'root',
      component: 'page',
      seo,
      body: [{ _uid: 'b', component: 'toast', text: 'Bonjour', tone: 'info' }],
    })
  })

  it('keeps content of a host that pages may not show, and says so', () => {
    const frame = (url: string) => ({ _uid: 'f', component: 'iframe', title: 'Plan', url, height: 300 })
    const film = { _uid: 'v', component: 'embedded-video', title: 'Film', url: 'https://media.example/film.mp4' }
    const body = [frame('https://maps.example/x'), frame('https://player.example/x'), film]
    const { story, problems } = parseStory(entryOf({ component: 'page', seo, body }), {
      ...targets,
      embedHosts: ['player.example'],
    })
    expect(story?.content).toHaveProperty('body.length', 3)
    expect(problems.map(({ where, reason }) => `${where}: ${reason}`)).toEqual([
      expect.stringMatching(/body\.0 .*url: error: embedded content of a host that is not allowed.*: maps\.example$/),
    ])
  })

  it('reads euros as cents', () => {
    const block = { _uid: 's', component: 'stock-preview', title: 'T', count: '4', linkLabel: 'L', to: '/stock' }
    const { body, problems } = bodyOf({ ...block, priceFrom: '19.99', priceTo: '15000', bodyStyle: 'boat' })
    expect(body).toEqual([expect.objectContaining({ priceFrom: 19_99, priceTo: 15_000_00 })])
    expect(body?.[0]).not.toHaveProperty('bodyStyle')
    expect(problems).toEqual([expect.stringContaining('(stock-preview).bodyStyle: left out: one of hatchback')])
  })

  it('leaves out a file that is broken or missing, and says in which story and field', () => {
    const file = (filename?: string) => ({
      _uid: 'f',
      component: 'download',
      title: 'Tarifs',
      ...(filename !== undefined && { file: { fieldtype: 'asset', filename } }),
    })
    const address = 'https://a.storyblok.com/f/1/tarifs.pdf'
    const files = [file(address), file('tarifs.pdf'), file('javascript:alert(1)'), file()]
    const { story, problems } = parseStory(
      page({ _uid: 'd', component: 'download-list', title: 'Documents', files }),
      targets,
    )
    expect(story?.content).toMatchObject({ body: [{ files: [{ title: 'Tarifs', file: address }] }] })
    expect(story?.content).toHaveProperty('body.0.files.length', 1)
    const where = (index: number) => `page.body.0 (download-list).files.${index} (download)`
    expect(problems).toEqual([
      { story: '/services/pneus', where: where(1), reason: 'left out: "file" is not usable (a file expected)' },
      { story: '/services/pneus', where: where(2), reason: 'left out: "file" is not usable (a file expected)' },
      { story: '/services/pneus', where: where(3), reason: 'left out: "file" is missing (a file expected)' },
    ])
  })

  it('knows the home page by its slug', () => {
    expect(parseStory(entryOf({ component: 'page', seo, body: [] }, 'home'), targets).story?.path).toBe('/')
  })

  it('puts the story of a root that configuration renamed below the new name, and leads there', () => {
    const renamed: LinkTargets = {
      pathByUuid: new Map([['uuid-lease', '/leasing-prive']]),
      answers: (path) => ['/leasing-prive', '/vehicules'].includes(path),
      movedRoots: { '/private-lease': '/leasing-prive', '/stock': '/vehicules' },
      siteUrl: 'https://groupe.example',
    }
    const pathOf = (slug: string) =>
      parseStory(entryOf({ component: 'page', seo, body: [] }, slug), renamed).story?.path
    expect(['private-lease', 'stock/tous-les-modeles', 'private-lease-2', 'home'].map(pathOf)).toEqual([
      '/leasing-prive',
      '/vehicules/tous-les-modeles',
      '/private-lease-2',
      '/',
    ])
    expect(
      [storyLink('private-lease', 'uuid-lease'), storyLink('private-lease', 'unknown'), '/stock?x=1'].map((link) =>
        resolveLink(link, renamed),
      ),
    ).toEqual(['/leasing-prive', '/leasing-prive', '/vehicules?x=1'])
  })

  it.each([
    '../../etc',
    'a/../b',
    'a//b',
    'a?b',
    'a b',
    'a%2fb',
    'a\\b',
    'api/x',
    'builds/latest.json',
    '404',
    'robots.txt',
    'sitemap-0.xml',
    'faq/index.html',
    'favicon.ICO',
    '_redirects',
    'erreurs/x',
    'stock/412073-1-x',
    'peugeot/stock/412073-1-x/essai',
  ])('leaves a story out whose slug makes no address: %s', (slug) => {
    const { story, problems } = parseStory(entryOf({ component: 'page', seo, body: [] }, slug), targets)
    expect(story).toBeNull()
    expect(problems.map(({ reason }) => reason)).toEqual([
      expect.stringContaining(`story left out: its slug "${slug}" `),
    ])
  })

  it.each(['home', '', 'société', 'news/api', 'statut', 'a.b/c_d~e', 'id.3', 'json', 'news/2024-1-bilan'])(
    'takes the slug "%s"',
    (slug) => {
      expect(parseStory(entryOf({ component: 'page', seo, body: [] }, slug), targets).story).not.toBeNull()
    },
  )

  it('reads the facts of an article', () => {
    const article = {
      component: 'article',
      seo,
      title: 'Hiver',
      date: '2026-11-02 00:00',
      category: 'Conseils',
      intro: 'I',
      image: picture,
      body: [],
    }
    expect(parseStory(entryOf(article, 'news/hiver'), targets).story).toMatchObject({
      kind: 'article',
      headline: 'Hiver',
      date: '2026-11-02',
      category: 'Conseils',
      intro: 'I',
      image: { filename: picture.filename, alt: 'Pneu' },
    })
  })

  it('keeps the focal point of an article’s picture, for its cards too', () => {
    const article = { component: 'article', seo, title: 'Hiver', date: '2026-11-02', category: 'Conseils', intro: 'I' }
    const imageOf = (image: object) =>
      parseStory(entryOf({ ...article, image, body: [] }, 'news/hiver'), targets).story?.image
    expect(imageOf({ ...picture, focus: '10x20:11x21' })).toEqual({
      filename: picture.filename,
      alt: 'Pneu',
      focus: '10x20:11x21',
    })
    expect(imageOf(picture)).not.toHaveProperty('focus')
  })

  it('reads numbers and choices as the CMS sends them, and empty fields as none', () => {
    const grid = {
      _uid: 'g',
      component: 'card-grid',
      title: '',
      intro: null,
      columns: '3',
      tone: '',
      cards: [{ _uid: 'c', component: 'card', title: 'A', image: { ...picture, filename: '' }, to: {} }],
    }
    expect(bodyOf(grid)).toEqual({
      body: [{ _uid: 'g', component: 'card-grid', columns: 3, cards: [{ _uid: 'c', component: 'card', title: 'A' }] }],
      problems: ['body.0 (card-grid).cards.0 (card).image: left out: a picture expected'].map((text) => `page.${text}`),
    })
  })

  it('leaves an unknown block out, wherever it stands, and keeps its neighbours', () => {
    const hero = {
      _uid: 'h',
      component: 'hero',
      layout: 'page',
      title: 'T',
      buttons: [{ component: 'knopf' }, { _uid: 'x', component: 'button', label: 'L', to: storyLink('faq') }],
    }
    const { body, problems } = bodyOf({ component: 'mystery' }, hero, 'no block')
    expect(body).toMatchObject([{ component: 'hero', buttons: [{ label: 'L', to: '/faq' }] }])
    expect(problems).toEqual([
      'page.body.0: left out: unknown block "mystery"',
      'page.body.1 (hero).buttons.0: left out: unknown block "knopf"',
      'page.body.2: left out: not a block',
    ])
  })

  it('leaves a block out that lacks what it cannot be shown without', () => {
    const { body, problems } = bodyOf({
      component: 'text-image',
      title: 'T',
      body: doc(),
      imagePosition: 'end',
      image: { filename: '' },
    })
    expect(body).toEqual([])
    expect(problems).toEqual(['page.body.0 (text-image): left out: "image" is not usable (a picture expected)'])
  })

  it.each([
    ['a published story by its uuid, whatever its old address', storyLink('old', 'uuid-faq'), '/faq'],
    ['a story by its address', storyLink('faq'), '/faq'],
    ['an anchor of a story', { ...storyLink('faq'), anchor: 'prix' }, '/faq#prix'],
    ['a page of the application', { linktype: 'url', url: '/stock?fuel=electric' }, '/stock?fuel=electric'],
    ['a page written with a slash at its end', { linktype: 'url', url: '/stock/' }, '/stock'],
    ['an anchor typed with its sign', { ...storyLink('faq'), anchor: '#prix' }, '/faq#prix'],
    ['an anchor of an address, typed with its sign', { linktype: 'url', url: '/faq', anchor: '##prix' }, '/faq#prix'],
    ['a mailbox', { linktype: 'email', email: 'a@b.lu' }, 'mailto:a@b.lu'],
    ['a mailbox typed as an address', { linktype: 'email', email: 'mailto:a@b.lu' }, 'mailto:a@b.lu'],
    [
      'a file of the library without protocol',
      { linktype: 'asset', url: '//a.storyblok.com/f/1/prix.pdf' },
      'https://a.storyblok.com/f/1/prix.pdf',
    ],
    ['a telephone', { linktype: 'url', url: 'tel:+352261040' }, 'tel:+352261040'],
    ['another site', { linktype: 'url', url: 'https://guichet.lu/x' }, 'https://guichet.lu/x'],
  ])('resolves a link to %s', (_name, to, href) => {
    expect(bodyOf({ _uid: 'b', component: 'button', label: 'L', to }).body).toEqual([
      { _uid: 'b', component: 'button', label: 'L', to: href },
    ])
  })

  it.each([
    ['a story that is not published', storyLink('secret', 'uuid-secret'), ', not "secret"'],
    ['a path that no page has', { linktype: 'url', url: '/nulle-part' }, ', not "/nulle-part"'],
    ['a script', { linktype: 'url', url: 'javascript:alert(1)' }, ', not "javascript:alert(1)"'],
    ['a host without protocol', { linktype: 'url', url: '//evil.example/stock' }, ', not "//evil.example/stock"'],
    ['no mailbox', { linktype: 'email', email: 'nobody' }, ', not "nobody"'],
    ['nothing', { linktype: 'url', url: '' }, ''],
  ])('leaves a link to %s out and says so with its address', (_name, to, address) => {
    const { body, problems } = bodyOf({ component: 'button', label: 'L', to })
    expect(body).toEqual([])
    expect(problems).toEqual([
      `page.body.0 (button): left out: "to" is not usable (a link to an existing page expected${address})`,
    ])
  })

  it('shows links to other sites without the external option, as errors with their field', () => {
    const problemOf = (where: string, address: string) =>
      `${where}: error: link to another site without the external option, shown all the same: ${address}`
    const button = (to: unknown) => ({ _uid: 'b', component: 'button', label: 'L', to })
    const mark = (target: string | null) => [
      { type: 'link', attrs: { href: 'https://guichet.lu', linktype: 'url', target } },
    ]
    const { body, problems } = bodyOf(
      button({ linktype: 'url', url: 'https://guichet.lu/x' }),
      button('http://guichet.lu/y'),
      {
        _uid: 'c',
        component: 'call-to-action',
        title: 'T',
        buttons: [button({ linktype: 'url', url: 'https://a.lu' })],
      },
      {
        _uid: 'r',
        component: 'rich-text',
        body: doc(paragraph('Aides', mark(null)), paragraph('Aides', mark('_blank'))),
      },
      button({ linktype: 'url', url: 'https://guichet.lu/z', target: '_blank' }),
      button({ linktype: 'url', url: 'https://groupe.example/stock' }),
      button({ linktype: 'asset', url: 'https://a.storyblok.com/f/1/prix.pdf' }),
      button({ linktype: 'url', url: 'tel:+352261040' }),
    )
    expect(body).toHaveLength(8)
    expect(body?.[0]).toMatchObject({ to: 'https://guichet.lu/x' })
    expect(problems).toEqual([
      problemOf('page.body.0 (button).to', 'https://guichet.lu/x'),
      problemOf('page.body.1 (button).to', 'http://guichet.lu/y'),
      problemOf('page.body.2 (call-to-action).buttons.0 (button).to', 'https://a.lu'),
      problemOf('page.body.3 (rich-text).body.0.0', 'https://guichet.lu'),
    ])
  })

  it('keeps the good parts of a broken rich text', () => {
    const link = (href: string) => [{ type: 'link', attrs: { href, linktype: 'url', uuid: null } }]
    const broken = doc(
      paragraph('Bien'),
      { type: 'blok', attrs: {} },
      { type: 'paragraph', content: 'oops' },
      null,
      { type: 'image', attrs: { src: '' } },
      paragraph('Oui', link('/faq')),
      paragraph('Non', link('/nulle-part')),
    )
    const { body, problems } = bodyOf({ _uid: 'r', component: 'rich-text', body: broken })
    expect(body).toMatchObject([
      {
        body: doc(
          paragraph('Bien'),
          { type: 'paragraph', content: [] },
          { type: 'paragraph', content: [{ text: 'Oui', marks: [{ type: 'link', attrs: { href: '/faq' } }] }] },
          { type: 'paragraph', content: [{ text: 'Non', marks: [] }] },
        ),
      },
    ])
    expect(problems).toHaveLength(5)
  })

  it('leaves a rich text block out whose text is no document', () => {
    expect(bodyOf({ component: 'rich-text', body: '<p>HTML</p>' }).body).toEqual([])
  })

  it.each([
    ['content that is not JSON', { ...page(), content: '{"component":' }, /not JSON/],
    ['no block at the root', entryOf([]), /not a block/],
    ['an unknown root', entryOf({ component: 'landing' }), /root "landing" is no kind of page/],
    [
      'no title for search engines',
      entryOf({ component: 'page', seo: { title: '' }, body: [] }),
      /^story left out: "seo"/,
    ],
    ['an entry that is none', null, /not a story/],
  ])('leaves a story out that has %s', (_name, entry, reason) => {
    const { story, problems } = parseStory(entry, targets)
    expect(story).toBeNull()
    expect(problems.at(-1)?.reason).toMatch(reason)
  })
})

describe('links below a renamed segment', () => {
  it('follow the segment, with their query', () => {
    const renamed = {
      ...targets,
      answers: (path: string) => path === '/vehicules',
      movedRoots: { '/stock': '/vehicules' },
    }
    expect(resolveLink({ linktype: 'url', url: '/stock?fuel=electric' }, renamed)).toBe('/vehicules?fuel=electric')
    expect(resolveLink({ linktype: 'url', url: '/stockage' }, renamed)).toBeNull()
  })
})

describe('icons that an editor names', () => {
  const plane = { viewBox: '0 0 24 24', body: '<g></g>' }
  const icons = new Map<string, typeof plane | 'unanswered'>([
    ['lucide:plane', plane],
    ['x:late', 'unanswered'],
  ])
  const iconOf = (icon: unknown) => {
    const card = { _uid: 'c', component: 'card', title: 'Voyage', icon }
    const grid = { _uid: 'g', component: 'card-grid', title: 'T', columns: 2, cards: [card] }
    const { story, problems } = parseStory(page(grid), { ...targets, icons })
    const content = JSON.parse(JSON.stringify(story?.content)) as { body: { cards: { icon?: unknown }[] }[] }
    return [content.body[0]?.cards[0]?.icon, problems.map(({ where, reason }) => `${where}: ${reason}`)]
  }

  it('are names of those that every release has, and the drawings of others', () => {
    expect(iconOf('wrench')).toEqual(['wrench', []])
    expect(iconOf('lucide:wrench')).toEqual(['wrench', []])
    expect(iconOf('plane')).toEqual([plane, []])
    expect(iconOf('')).toEqual([undefined, []])
  })

  it.each([
    ['licorne', 'icon "licorne" is unknown'],
    ['Not an icon!', 'icon "Not an icon!" is unknown'],
    ['constructor', 'icon "constructor" is unknown'],
    ['x:late', 'icon "x:late" was not delivered in time'],
  ])('are told with their field when they cannot be shown, and the block stays: %s', (name, reason) => {
    const where = 'page.body.0 (card-grid).cards.0 (card).icon'
    expect(iconOf(name)).toEqual([undefined, [`${where}: left out: ${reason}`]])
  })
})
