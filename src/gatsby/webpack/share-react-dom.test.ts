import { shareReactDom } from './share-react-dom'
import { bundleModules } from './testing/bundle-modules'

const ENTRY = `const { preload } = require('react-dom'); console.log(preload)`
const gatsbys = ({ request }: { request?: string }, callback: (error?: null, found?: string) => void) =>
  request === 'react' ? callback(null, 'commonjs react') : callback()

describe('react-dom of the renderer of pages', () => {
  it('is the one that renders, so that a component can ask it for a preload link', async () => {
    const config = { target: 'node', externals: [gatsbys] }
    shareReactDom(config, process.cwd())
    const { files } = await bundleModules({ 'index.js': ENTRY }, config)
    expect(files['index.js']).toContain(`require(${JSON.stringify(require.resolve('react-dom'))})`)
    expect(files['index.js']?.length).toBeLessThan(1000)
  })

  it('leaves other externals', () => {
    const config = { externals: [gatsbys] }
    shareReactDom(config, process.cwd())
    expect(config.externals).toContain(gatsbys)
  })
})
