import { localOrigin, personalOrigin } from './addresses'
import { assistantProviderOf } from './assistant-env'
import { parseBuildEnv } from './build-env'
import { EnvironmentError } from './parse-env'
import { parseServerEnv } from './server-env'

const complete = {
  GATSBY_SITE_URL: 'https://example.lu/',
  STORYBLOK_TOKEN: 'secret-token',
  DEALER_URL: 'http://127.0.0.1:4401',
}

const problemsOf = (run: () => unknown): readonly string[] => {
  try {
    run()
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
  return []
}

describe('Turnstile', () => {
  it.each([
    [{ TURNSTILE_SECRET: 'secret-of-turnstile' }, 1],
    [{ GATSBY_TURNSTILE_SITE_KEY: '0x4AAA' }, 1],
    [{ GATSBY_TURNSTILE_SITE_KEY: '0x4AAA', TURNSTILE_SECRET: 'secret-of-turnstile' }, 0],
    [{}, 0],
  ])('has a widget and a check, or neither: %j', (variables, count) => {
    const problems = problemsOf(() => parseServerEnv(variables))
    expect(
      problems.filter((problem) => problem.startsWith('GATSBY_TURNSTILE_SITE_KEY: and TURNSTILE_SECRET')),
    ).toHaveLength(count)
  })
})

describe('provider of the assistant', () => {
  const whole = {
    ASSISTANT_URL: 'https://ai.example/v1',
    ASSISTANT_MODEL: 'small',
    GATSBY_ASSISTANT_PROVIDER: 'Exemple',
  }
  it.each([
    [{}, []],
    [whole, []],
    [{ ...whole, ASSISTANT_MODEL: '' }, ['ASSISTANT_URL']],
    [{ ...whole, GATSBY_ASSISTANT_PROVIDER: '' }, ['GATSBY_ASSISTANT_PROVIDER']],
    [{ GATSBY_ASSISTANT_PROVIDER: 'Exemple' }, ['GATSBY_ASSISTANT_PROVIDER']],
    [{ ...whole, ASSISTANT_KEY: 'short', ASSISTANT_TIMEOUT_MS: '0' }, ['ASSISTANT_KEY', 'ASSISTANT_TIMEOUT_MS']],
  ])('is complete or left out: %j', (variables, names) => {
    const problems = problemsOf(() => parseServerEnv(variables)).map((problem) => problem.split(':')[0])
    expect([...new Set(problems)].sort()).toEqual(names)
  })

  it('is read with its time, and is none without an address', () => {
    expect(assistantProviderOf(parseServerEnv(whole))).toEqual({
      url: 'https://ai.example/v1',
      model: 'small',
      key: undefined,
      timeoutMs: 20_000,
    })
    expect(assistantProviderOf(parseServerEnv({}))).toBeNull()
  })
})

describe('environment of a build', () => {
  it('fills defaults and trims the slash of an origin', () => {
    expect(parseBuildEnv(complete)).toMatchObject({
      GATSBY_SITE_URL: 'https://example.lu',
      STORYBLOK_VERSION: 'published',
      REDIRECT_FIDELITY: false,
      REDIRECT_MISSING_TARGETS: 'error',
    })
  })

  it('lists every missing and malformed variable at once', () => {
    const problems = problemsOf(() =>
      parseBuildEnv({
        DEALER_URL: 'ftp://x',
        STORYBLOK_VERSION: 'drafts',
        REDIRECT_FIDELITY: '1',
        REDIRECT_MISSING_TARGETS: 'warn',
        GATSBY_SEGMENTS_FR: '{',
        SOURCE_TIMEOUT_MS: '0',
      }),
    )
    for (const name of [
      'GATSBY_SITE_URL',
      'STORYBLOK_TOKEN',
      'DEALER_URL',
      'STORYBLOK_VERSION',
      'REDIRECT_FIDELITY',
      'REDIRECT_MISSING_TARGETS',
      'GATSBY_SEGMENTS_FR',
      'SOURCE_TIMEOUT_MS',
    ])
      expect(problems.filter((problem) => problem.startsWith(`${name}:`))).toHaveLength(1)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(problemsOf(() => parseBuildEnv({ ...complete, STORYBLOK_TOKEN: '' }))).toEqual([
      'STORYBLOK_TOKEN: is missing (access token of the content space)',
    ])
  })

  it.each(['https://example.lu/fr', 'https://example.lu?x=1', 'https://example.lu/#a', 'https://a:b@example.lu'])(
    'takes no address with more than a host for the site: %s',
    (address) => {
      expect(problemsOf(() => parseBuildEnv({ ...complete, GATSBY_SITE_URL: address }))).toEqual([
        expect.stringContaining('GATSBY_SITE_URL: must be an origin'),
      ])
      expect(problemsOf(() => parseServerEnv({ GATSBY_SITE_URL: address }))).toEqual([
        expect.stringContaining('GATSBY_SITE_URL: must be an origin'),
      ])
    },
  )

  it('never repeats a value, which may be a secret', () => {
    expect(problemsOf(() => parseBuildEnv({ ...complete, DEALER_URL: 'hunter2' })).join()).not.toContain('hunter2')
  })
})

describe('environment of the server', () => {
  it('derives the origins of site and pictures from the ports', () => {
    expect(parseServerEnv({ PORT: '9000', CONTENT_PORT: '9001' })).toMatchObject({
      PORT: 9000,
      API_PORT: 4401,
      GATSBY_SITE_URL: 'http://localhost:9000',
      ASSET_BASE_URL: 'http://localhost:9001',
    })
  })

  it('listens on this machine alone, unless it is given another address of it', () => {
    expect(parseServerEnv({})).toMatchObject({ HOST: '127.0.0.1', GATSBY_SITE_URL: 'http://localhost:8888' })
    expect(parseServerEnv({ HOST: '0.0.0.0' })).toMatchObject({
      HOST: '0.0.0.0',
      GATSBY_SITE_URL: 'http://localhost:8888',
      ASSET_BASE_URL: 'http://localhost:4400',
    })
    expect(parseServerEnv({ HOST: '192.168.1.5' })).toMatchObject({ GATSBY_SITE_URL: 'http://192.168.1.5:8888' })
    expect(problemsOf(() => parseServerEnv({ HOST: 'my-laptop' }))).toEqual([
      expect.stringMatching(/^HOST: must be an IP address/),
    ])
  })

  it('is found by people by name, and by the other processes of the machine where it listens', () => {
    expect(
      ['127.0.0.1', '0.0.0.0', '::', '::1', '10.0.0.7', 'fd00::7'].map((host) => [
        personalOrigin(host, 80),
        localOrigin(host, 80),
      ]),
    ).toEqual([
      ['http://localhost:80', 'http://127.0.0.1:80'],
      ['http://localhost:80', 'http://127.0.0.1:80'],
      ['http://localhost:80', 'http://127.0.0.1:80'],
      ['http://localhost:80', 'http://[::1]:80'],
      ['http://10.0.0.7:80', 'http://10.0.0.7:80'],
      ['http://[fd00::7]:80', 'http://[fd00::7]:80'],
    ])
  })

  it('previews nothing unless it is told to, and for the CMS’s own editor', () => {
    expect(parseServerEnv({})).toMatchObject({
      PREVIEW: false,
      PREVIEW_PORT: 8890,
      PREVIEW_FRAME_ANCESTORS: ['https://app.storyblok.com'],
    })
    expect(
      parseServerEnv({
        PREVIEW_FRAME_ANCESTORS: 'https://app.storyblok.com, https://*.example.lu/ http://localhost:8890',
      }).PREVIEW_FRAME_ANCESTORS,
    ).toEqual(['https://app.storyblok.com', 'https://*.example.lu', 'http://localhost:8890'])
  })

  it.each(['*', 'app.storyblok.com', 'https://a.example; script-src *', "'self'", 'https://a.example/path', ','])(
    'takes no framer like %p',
    (value) => {
      expect(problemsOf(() => parseServerEnv({ PREVIEW_FRAME_ANCESTORS: value }))).toHaveLength(1)
    },
  )

  it.each(['STATUS_TOKEN', 'REBUILD_TOKEN', 'STORYBLOK_WEBHOOK_SECRET', 'STORYBLOK_PREVIEW_TOKEN'])(
    'takes no %s that can be guessed',
    (name) => {
      for (const value of ['x', 'x'.repeat(15)])
        expect(problemsOf(() => parseServerEnv({ [name]: value }))).toEqual([
          `${name}: must have at least 16 characters`,
        ])
      expect(problemsOf(() => parseServerEnv({ [name]: 'x'.repeat(16) }))).toEqual([])
    },
  )

  it.each(['x', 'whsec_', 'whsec_eA==', `whsec_${Buffer.alloc(15).toString('base64')}`, 'whsec_!'])(
    'takes no secret of the stock system’s webhooks like %p',
    (value) => {
      const good = `whsec_${Buffer.alloc(16).toString('base64')}`
      expect(problemsOf(() => parseServerEnv({ DEALER_WEBHOOK_SECRETS: `${good},${value}` }))).toEqual([
        expect.stringMatching(/^DEALER_WEBHOOK_SECRETS: must be whsec_ .* at least 16 bytes/),
      ])
      expect(problemsOf(() => parseServerEnv({ DEALER_WEBHOOK_SECRETS: good }))).toEqual([])
    },
  )

  it('trusts no proxy unless it is named, by address or network', () => {
    expect(parseServerEnv({}).TRUSTED_PROXY).toEqual([])
    expect(parseServerEnv({ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8 fd00::/16' }).TRUSTED_PROXY).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/16',
    ])
    for (const value of ['proxy.example', '10.0.0.0/33', '10.0.0/8', '::1/129', '1.1.1.1/8/8', '1.1.1.1/', '*'])
      expect(problemsOf(() => parseServerEnv({ TRUSTED_PROXY: value }))).toEqual([
        expect.stringMatching(/^TRUSTED_PROXY: must be IP addresses/),
      ])
  })

  it('knows its space by number', () => {
    expect(parseServerEnv({ STORYBLOK_SPACE_ID: '88001' }).STORYBLOK_SPACE_ID).toBe('88001')
    for (const value of ['0', 'x', '-1', '1.5', '1e9'])
      expect(problemsOf(() => parseServerEnv({ STORYBLOK_SPACE_ID: value }))).toHaveLength(1)
  })

  it('names ports and addresses that cannot be', () => {
    expect(problemsOf(() => parseServerEnv({ PORT: '70000', API_PORT: 'x', DATABASE_URL: 'mysql://x' }))).toHaveLength(
      3,
    )
  })
})
