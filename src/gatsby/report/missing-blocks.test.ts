import fc from 'fast-check'
import type { Block } from '../../domain/content/types'
import { pageStory } from '../testing/site-data'
import { createMissingBlocks } from './missing-blocks'

const block = (uid: string): Block => ({ _uid: uid, component: 'call-to-action', title: 'T', buttons: [] })
const story = (path: string, ...uids: string[]) => {
  const page = pageStory(path)
  return { path, content: { ...page.content, body: uids.map(block) } } as Pick<typeof page, 'path' | 'content'>
}
const mark = (uid: string) => `<template data-missing-block="call-to-action ${uid}"></template>`
const pageOf = (path: string) => ({ path, template: 'story' as const })

/** Reads from files in memory and remembers which. */
const folder = (files: Record<string, string>) => {
  const asked: string[] = []
  const read = async (name: string) => {
    asked.push(name)
    return files[name] ?? null
  }
  return { files, asked, read }
}

describe('blocks that threw while the HTML of their page was made', () => {
  it('are named with their story, name and place', async () => {
    const { read } = folder({
      'index.html': `<main>${mark('b')}</main>`,
      'services/leasing/index.html': `<main>${mark('x')}${mark('gone')}</main>`,
      'faq/index.html': '<main></main>',
    })
    const paths = ['/', '/services/leasing', '/faq']
    const stories = [story('/', 'a', 'b'), story('/services/leasing', 'x'), story('/faq', 'y')]
    expect(await createMissingBlocks()(null, { pages: paths.map(pageOf), stories, read })).toEqual([
      { kind: 'story', key: '/', reason: 'page.body.1 (call-to-action): threw while the HTML of the page was made' },
      {
        kind: 'story',
        key: '/services/leasing',
        reason: 'page.body.0 (call-to-action): threw while the HTML of the page was made',
      },
      {
        kind: 'story',
        key: '/services/leasing',
        reason: 'page.body (call-to-action): threw while the HTML of the page was made',
      },
    ])
  })

  it('are not looked for in pages of the stock', async () => {
    const { read, asked } = folder({})
    const pages = [{ path: '/stock/1-1-a', template: 'vehicle' as const }, pageOf('/faq')]
    expect(await createMissingBlocks()(null, { pages, stories: [], read })).toEqual([])
    expect(asked).toEqual(['faq/index.html'])
  })

  it('are after any rebuilds the same that an ordinary build finds, although only written pages are read', async () => {
    const path = fc.constantFrom<string[]>('/a', '/b', '/c', '/d')
    const step = fc.record({
      written: fc.uniqueArray(path),
      removed: fc.uniqueArray(path),
      broken: fc.uniqueArray(path),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { files, asked, read } = folder({})
        const find = createMissingBlocks()
        let paths: string[] = []
        await find(null, { pages: [], stories: [], read })
        for (const { written, removed, broken } of steps) {
          paths = [...new Set([...paths, ...written])].filter((one) => !removed.includes(one)).sort()
          for (const one of written) files[`${one.slice(1)}/index.html`] = broken.includes(one) ? mark('x') : ''
          const built = { pages: paths.map(pageOf), stories: paths.map((one) => story(one, 'x')), read }
          asked.length = 0
          const found = await find({ created: written, changed: [] }, built)
          expect(asked.every((name) => written.includes(`/${name.replace('/index.html', '')}`))).toBe(true)
          expect(found).toEqual(await createMissingBlocks()(null, built))
        }
      }),
      { numRuns: 60 },
    )
  })
})
