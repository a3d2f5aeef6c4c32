import { EnvironmentError } from '../../config/env/parse-env'
import { readDemoEnvironment } from './demo-environment'

describe('environment of the demo', () => {
  it('needs nothing', () => {
    expect(readDemoEnvironment({})).toMatchObject({ PORT: 8888, GATSBY_SITE_URL: 'http://localhost:8888' })
  })

  it('lists bad variables of server, build and demo together, each once', () => {
    const bad = {
      PORT: 'x',
      REDIRECT_FIDELITY: 'ja',
      STORYBLOK_VERSION: 'drafts',
      GATSBY_SEGMENTS_FR: '{',
      DEMO_VEHICLES: '0',
    }
    try {
      readDemoEnvironment(bad)
      throw new Error('nothing was thrown')
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error
      expect(error.problems.map((problem) => problem.split(':')[0]).sort()).toEqual(Object.keys(bad).sort())
    }
  })
})
