import { openReleaseStore } from './open-store'
import { createBuiltSite, FACTS, NOW, page } from './testing/built-site'
import type { BuiltSite } from './testing/built-site'

const STYLES = '/styles.0d3c1f2e4b5a69788796.css'
const withStyles = (body: string) =>
  page(body).replace('</head>', `<script type="text/plain" data-styles="${STYLES}"></script></head>`)

let site: BuiltSite
beforeEach(async () => {
  site = await createBuiltSite({
    'index.html': withStyles('<b class="a é">Accueil</b>'),
    'stock/1-1-x/index.html': page('Une voiture'),
    [STYLES.slice(1)]: '.a{content:"é"}.b{top:0}',
  })
})
afterEach(() => site.end())

const textOf = async (path: string): Promise<string> => {
  const store = openReleaseStore(site.dataDir)
  const release = await store.load((await store.saveFull(site.publicDir, NOW, FACTS)).id)
  return (await store.blobs.read(release.file(path)?.digest ?? '')).toString('utf8')
}

describe('a page in a release', () => {
  it('holds the rules that apply to it', async () => {
    expect(await textOf('/')).toBe(
      withStyles('<b class="a é">Accueil</b>').replace('"></script>', '">.a{content:"é"}</script>'),
    )
  })

  it('stays as it was built where it has no place for them', async () => {
    expect(await textOf('/stock/1-1-x')).toBe(page('Une voiture'))
  })

  it('is not saved when its stylesheet cannot be read', async () => {
    await site.remove(STYLES.slice(1))
    await expect(textOf('/')).rejects.toThrow(STYLES)
  })
})
