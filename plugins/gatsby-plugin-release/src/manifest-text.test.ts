import fc from 'fast-check'
import { createManifestText } from './manifest-text'
import { routeManifest } from './route-manifest'

describe('the text of a manifest', () => {
  it('is that of the pages there are, whatever came and went', () => {
    const paths = fc.uniqueArray(fc.constantFrom('/', '/a', '/b', '/stock', '/stock/1', '/404'))
    fc.assert(
      fc.property(fc.array(paths, { minLength: 1, maxLength: 8 }), (builds) => {
        const textOf = createManifestText()
        let before: string[] | null = null
        for (const [index, now] of builds.entries()) {
          const was: string[] = before ?? []
          const changes = before && {
            created: now.filter((path) => !was.includes(path)),
            deleted: was.filter((path) => !(now as string[]).includes(path)),
          }
          const pages = now.map((path) => ({ path }))
          expect(textOf(`id-${index}`, pages, changes)).toBe(JSON.stringify(routeManifest(`id-${index}`, pages)))
          before = now
        }
      }),
    )
  })
})
