import { routeManifest } from './route-manifest'

describe('the manifest of a build', () => {
  it('tells pages from routes of the browser and leaves error pages out', () => {
    const pages = [
      { path: '/stock/' },
      { path: '/' },
      { path: '/404/' },
      { path: '/404.html' },
      { path: '/stock/vue/essai/', matchPath: '/stock/:vehicle/essai-routier' },
      { path: '/apercu/', matchPath: '/apercu/*' },
      { path: '/x/', matchPath: '/x' },
    ]
    expect(routeManifest('abc', pages)).toEqual({
      id: 'abc',
      matcher: {
        static: { '/x': { page: '/x' } },
        wildcard: { '/apercu': { page: '/apercu' } },
        dynamic: { '/stock/:vehicle/essai-routier': { page: '/stock/vue/essai' } },
      },
      prerendered: ['/', '/stock'],
    })
  })
})
