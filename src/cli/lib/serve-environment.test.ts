import { EnvironmentError } from '../../config/env/parse-env'
import { readServeEnvironment } from './serve-environment'

const complete = { STORYBLOK_TOKEN: 'token' }
const namesOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readServeEnvironment(env)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems.map((problem) => problem.split(':')[0] ?? '').sort()
    throw error
  }
  return []
}

describe('environment of a server without the demo', () => {
  it('builds from the server’s own stock, unless it is given another', () => {
    const own = 'http://127.0.0.1:4411'
    expect(readServeEnvironment({ ...complete, API_PORT: '4411', DEALER_URL: '' })).toMatchObject({
      env: { API_PORT: 4411 },
      build: { DEALER_URL: own, GATSBY_SITE_URL: 'http://localhost:8888' },
      services: { DEALER_URL: own, MOVED_PATHS_URL: `${own}/api/redirects/moved` },
    })
    expect(readServeEnvironment({ ...complete, DEALER_URL: 'https://stock.example' }).build.DEALER_URL).toBe(
      'https://stock.example',
    )
  })

  it('lists what is wrong with server, builds and preview at once, each once', () => {
    expect(namesOf({ PORT: 'x', PREVIEW: 'true', GATSBY_SITE_URL: 'example', STORYBLOK_VERSION: 'drafts' })).toEqual([
      'GATSBY_SITE_URL',
      'PORT',
      'STORYBLOK_PREVIEW_TOKEN',
      'STORYBLOK_TOKEN',
      'STORYBLOK_VERSION',
    ])
  })

  it('lists what a publisher lacks also when something else is malformed', () => {
    expect(namesOf({ ...complete, PUBLISHER: 'netlify', PREVIEW: 'maybe', PORT: '70000' })).toEqual([
      'NETLIFY_AUTH_TOKEN',
      'NETLIFY_SITE_ID',
      'PORT',
      'PREVIEW',
    ])
  })
})
