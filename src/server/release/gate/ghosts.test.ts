import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexSite } from '../../static/site-index'
import { createBlobStore } from '../blob-store'
import { nodeDisk } from '../disk'
import type { Release, ReleaseFile } from '../types'
import { ghostFindings } from './ghosts'
import { createMentions } from './mentions'

const entry = (type: string): ReleaseFile => ({ digest: 'd', sha1: 's', size: 1, type, immutable: false })
const HTML = entry('text/html; charset=utf-8')
const JSON_DATA = entry('application/json')

const releaseOf = (files: Record<string, ReleaseFile>): Release => {
  const shard = new Map(Object.entries(files))
  return {
    id: 'r',
    redirects: '',
    shards: [shard],
    file: (path) => shard.get(path),
    files: () => shard,
    root: {
      id: 'r',
      createdAt: '2026-11-21T12:00:00.000Z',
      parent: null,
      redirects: 'd',
      shards: [],
      facts: {
        buildId: 'b',
        versions: { content: null, dealer: null },
        kind: 'full',
        counts: { files: 2, pages: 1, vehicles: 0, redirects: 0 },
      },
    },
  }
}

describe('traces of pages that are no more', () => {
  let folder: string
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'vitrine-ghosts-'))))
  afterEach(() => rm(folder, { recursive: true }))

  const find = (path: string) => {
    const data = `/page-data${path}/page-data.json`
    const live = releaseOf({ [path]: HTML, [data]: JSON_DATA })
    const blobs = createBlobStore(nodeDisk, folder, 0)
    return ghostFindings({
      live,
      site: indexSite(releaseOf({ [data]: JSON_DATA }), 'stock'),
      diff: { written: [], removed: [path] },
      blobs,
      mentions: createMentions(blobs, 'stock'),
      stockSegment: 'stock',
    })
  }

  it('are data of a page that went', async () => {
    expect(await find('/contact')).toEqual([expect.objectContaining({ message: expect.stringContaining('/contact') })])
  })

  it('are not the data of a page which has nothing else: a release of before still had its HTML', async () => {
    expect(await find('/stock/vue/essai')).toEqual([])
  })
})
