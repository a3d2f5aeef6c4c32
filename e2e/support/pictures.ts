import type { Page } from '@playwright/test'

export interface ShownPicture {
  address: string
  /** Pixels of the file that was loaded, of its place, and of the smallest file that was offered. */
  loaded: number
  place: number
  smallest: number
}

/**
 * The pictures of the picture service that a page has loaded and shows, but for the one that its HTML preloads: it is the
 * largest of one view, and other views of the same HTML use it again.
 */
export const shownPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(() => {
    const widthIn = (address: string) => Number(/\/m\/(?:fit-in\/)?(\d+)x\d+\//.exec(address)?.[1] ?? Number.NaN)
    /** A picture that covers a place higher than itself is as wide as that height demands. */
    const widthOf = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      const covers = getComputedStyle(image).objectFit === 'cover' && image.naturalHeight > 0
      return covers ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width
    }
    const preloaded = new Set(
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => ('initiatorType' in entry && entry.initiatorType === 'link' ? entry.name : [])),
    )
    return [...document.images]
      .filter((image) => image.complete && image.srcset !== '' && image.checkVisibility({ visibilityProperty: true }))
      .map((image) => ({
        address: image.currentSrc,
        loaded: widthIn(image.currentSrc),
        place: Math.round(widthOf(image) * devicePixelRatio),
        smallest: Math.min(...image.srcset.split(', ').map(widthIn)),
      }))
      .filter(({ address, place }) => place > 0 && !preloaded.has(address))
  })

export interface FirstPicture {
  address: string
  loading: string
  priority: string
}

/** The picture that was the largest thing painted before anything was touched; null when that was text. */
export const firstPicture = (page: Page): Promise<FirstPicture | null> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          const element = entry && 'element' in entry ? entry.element : null
          resolve(
            element instanceof HTMLImageElement
              ? { address: element.currentSrc, loading: element.loading, priority: element.fetchPriority }
              : null,
          )
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
