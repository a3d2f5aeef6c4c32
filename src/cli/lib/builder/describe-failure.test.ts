import {
  BuildFailedError,
  CodeChangedError,
  RebuildFailedError,
} from '../../../../plugins/gatsby-incremental-builder/src/errors'
import { onDiskOf } from '../../../server/release/disk'
import { noSpace } from '../../../server/release/testing/faulty-disk'
import { describeFailure } from './describe-failure'

describe('what is said of a build that failed', () => {
  it.each([
    'Content API: GET http://cms.test/v2/cdn/stories: answered 429 Too Many Requests',
    'Content API: GET http://cms.test/v2/cdn/spaces/me: the answer is not JSON (24 characters, it may be cut off)',
    'Dealer API: GET http://stock.test/api/dealer/v1/vehicles: connect ECONNREFUSED 127.0.0.1:1',
  ])('lets it be tried again when it is others who failed: %s', (message) => {
    expect(describeFailure(new RebuildFailedError(message, 'source', false))).toEqual({
      message,
      retry: true,
      dirty: false,
    })
    expect(describeFailure(new BuildFailedError(message)).retry).toBe(true)
  })

  it('lets it be tried again when the disk is full, whoever wrote', async () => {
    const full = () => Promise.reject(noSpace())
    const release: unknown = await onDiskOf('/data', 'a release was being saved', full).catch(
      (reason: unknown) => reason,
    )
    const gatsby = new RebuildFailedError('the page could not be written', 'html', true, {
      cause: Object.assign(new Error('write'), { code: 'ENOSPC' }),
    })
    for (const one of [release, gatsby, new BuildFailedError("ENOSPC: no space left on device, write '/x'")])
      expect([String(one), describeFailure(one)]).toEqual([
        String(one),
        expect.objectContaining({ retry: true, dirty: true }),
      ])
  })

  it('has a fresh process try what the code of before could not build', () => {
    expect(describeFailure(new CodeChangedError('a template changed'))).toMatchObject({ retry: true, dirty: true })
  })

  it('takes no number in a page’s name for an answer of a service', () => {
    const message = '/stock/412001-1-fiat-500-hybrid cannot be rendered: x is undefined'
    expect(describeFailure(new RebuildFailedError(message, 'html', true)).retry).toBe(false)
  })

  it('says one line, and gives up what is wrong by itself', () => {
    expect(describeFailure(new RebuildFailedError('createPages: x is undefined\n  at y', 'pages', true))).toEqual({
      message: 'createPages: x is undefined',
      retry: false,
      dirty: true,
    })
  })
})
