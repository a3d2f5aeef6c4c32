import { editorOrigin } from './editor-origin'
import { createNewestOnly } from './newest-only'
import { previewRequestOf, storyIdOf } from './preview-request'

describe('parameters of the visual editor', () => {
  it('are taken from an address, and nothing else of it', () => {
    const request = previewRequestOf(
      '?a=1&_storyblok=77&_storyblok_c=page&_storyblok_tk[space_id]=1&_storyblok_tk%5Btoken%5D=abc&_storyblok_tk[timestamp]=5',
    )
    expect([...(request ?? [])]).toEqual([
      ['_storyblok', '77'],
      ['_storyblok_tk[space_id]', '1'],
      ['_storyblok_tk[token]', 'abc'],
      ['_storyblok_tk[timestamp]', '5'],
    ])
    expect(request && storyIdOf(request)).toBe(77)
  })

  it.each(['', '?marque=peugeot', '?_storyblok=', '?_storyblok=home', '?_storyblok_tk[token]=abc'])(
    'are not there in %p',
    (search) => {
      expect(previewRequestOf(search)).toBeNull()
    },
  )
})

describe('origin of the editor', () => {
  const editors = ['https://app.storyblok.com', 'http://localhost:8890']
  it.each([
    ['http://localhost:8890/demo/editor', 'http://localhost:8890'],
    ['https://app.storyblok.com/', 'https://app.storyblok.com'],
    ['https://evil.example/', 'https://app.storyblok.com'],
    ['', 'https://app.storyblok.com'],
  ])('is the one that framed the page, of those that may (%p)', (referrer, origin) => {
    expect(editorOrigin(editors, referrer)).toBe(origin)
  })
  it('is unknown when nobody may frame', () => expect(editorOrigin([], 'https://app.storyblok.com/')).toBeNull())
})

describe('rendering while somebody types', () => {
  it('sends the first keystroke at once, and of those during its answer only the last, in order', async () => {
    const newestOnly = createNewestOnly()
    const done: string[] = []
    const gates: (() => void)[] = []
    const job = (name: string) => async () => {
      await new Promise<void>((resolve) => gates.push(resolve))
      done.push(name)
    }
    const settle = async () => {
      gates.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    for (const name of ['a', 'b', 'c', 'd']) newestOnly(job(name))
    expect(gates).toHaveLength(1)
    await settle()
    await settle()
    expect(done).toEqual(['a', 'd'])
    newestOnly(job('e'))
    await settle()
    expect(done).toEqual(['a', 'd', 'e'])
  })
})
