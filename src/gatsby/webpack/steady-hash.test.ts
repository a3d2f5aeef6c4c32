import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { steadyHash } from './steady-hash'

describe('the name of the bundles', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundles-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const bundle = async (code: string): Promise<string | null | undefined> => {
    await writeFile(join(folder, 'index.js'), code)
    const compiler = webpack({
      context: folder,
      entry: './index.js',
      mode: 'production',
      cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
      output: { path: join(folder, 'out'), filename: '[name]-[contenthash].js' },
      plugins: [steadyHash],
    })
    try {
      return await new Promise((resolve, reject) => compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.hash))))
    } finally {
      await new Promise((done) => compiler.close(done))
    }
  }

  it('is the same for the same bundles, whether webpack found its cache or not, and another for others', async () => {
    const first = await bundle('console.log(1)')
    expect(first).toMatch(/^[0-9a-f]{20}$/)
    expect(await bundle('console.log(1)')).toBe(first)
    expect(await bundle('// a remark, which no bundle holds\nconsole.log(1)')).toBe(first)
    expect(await bundle('console.log(2)')).not.toBe(first)
  })
})
