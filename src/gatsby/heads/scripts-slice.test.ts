import { fingerprint } from '../../domain/version/fingerprint'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'
import { scriptsSlice } from './scripts-slice'

const MAP = '{"polyfill":["/polyfill-1.js"],"app":["/app-1.js"]}'
const CHUNKS = { app: ['app-1.js'], 'block-hero': ['styles-1.css', '5-aa.js'] }
const OLD = '<script src="/polyfill-1.js" nomodule></script>'
const FILES = `${OLD}<script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`

/** As `gatsby-webpack-stats-extractor` of Gatsby 5.16.1 writes it. */
const gatsbys = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(MAP)};
          </script>
        <script>window.___webpackCompilationHash="01ab";</script>${FILES}`

describe('the slice with the scripts of every page', () => {
  it('says in attributes what changes from build to build', () => {
    expect(scriptsSlice(gatsbys, CHUNKS)).toBe(
      `${OLD}<script data-bundle="${fingerprint(MAP)}" data-compilation="01ab" data-files="/runtime-1.js /app-1.js" data-code="block-hero:5-aa" data-data="/builds/shared-data.json">${INLINE_SCRIPTS.startScripts}</script>`,
    )
  })

  it.each([gatsbys.replace('___chunkMapping', '___other'), `${gatsbys}<b>`, ''])('is Gatsby’s alone', (html) => {
    expect(() => scriptsSlice(html, CHUNKS)).toThrow('another slice')
  })
})
