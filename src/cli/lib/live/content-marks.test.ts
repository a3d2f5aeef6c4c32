import { startApi, story, temporaryFolder } from '../../../../demo/content-api/testing/serve'
import type { RunningApi } from '../../../../demo/content-api/testing/serve'
import { DEMO_TOKENS } from '../../../../demo/content-api/options'
import { contentMarks, differsOnlyIn } from '../../../server/reconciliation/content-marks'
import type { ContentMarks } from '../../../server/reconciliation/content-marks'

describe('marks of the content space', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let api: RunningApi
  const read = async (): Promise<ContentMarks> => {
    const marks = await contentMarks({ contentEndpoint: `${api.origin}/v2`, contentToken: DEMO_TOKENS.public })('1')
    if (marks === null) throw new Error('the space says too little')
    return marks
  }

  beforeEach(async () => {
    folder = await temporaryFolder()
    api = await startApi({
      dataDir: folder.path,
      seed: { stories: [story('home'), story('news/one'), story('news/two')], datasources: [] },
    })
  })
  afterEach(async () => {
    await api.stop()
    await folder.remove()
  })

  it('differ in the story that was published, and in no other', async () => {
    const before = await read()
    expect(differsOnlyIn(before, await read(), new Set())).toBe(true)
    const [id = 0, other = 0] = [...before.stories.keys()]
    await api.write('PUT', `/stories/${id}`, { story: { content: { component: 'page', title: 'Neu' } }, publish: 1 })
    const after = await read()
    expect(after.stories.size).toBe(3)
    expect(differsOnlyIn(before, after, new Set([id]))).toBe(true)
    expect(differsOnlyIn(before, after, new Set([other]))).toBe(false)
  })

  it('are none when the space is away or does not say when stories were published', async () => {
    const away = contentMarks({ contentEndpoint: 'http://127.0.0.1:1/v2', contentToken: 'x' })
    expect(await away('1')).toBeNull()
    expect(await contentMarks({ contentEndpoint: `${api.origin}/v2`, contentToken: 'wrong' })('1')).toBeNull()
  })
})
