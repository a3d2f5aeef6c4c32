import type { Page } from '@playwright/test'

export interface ShownPicture {
  address: string
  /** Width in pixels of the loaded file, of its place on the page, and of the smallest file on offer. */
  loaded: number
  place: number
  smallest: number
}

/**
 * The visible, loaded pictures that come from the picture service. The first one of the served HTML is left out: it is
 * sized for the largest of several views that share it, also when another view is shown.
 */
export const shownPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(async () => {
    const widthIn = (address: string) => Number(/\/m\/(?:fit-in\/)?(\d+)x\d+\//.exec(address)?.[1] ?? Number.NaN)
    /** With `object-fit: cover`, the height of the place may need a picture wider than the place. */
    const widthOf = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      const covers = getComputedStyle(image).objectFit === 'cover' && image.naturalHeight > 0
      return covers ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width
    }
    /** The sizes that a browser chooses from: those of the first format that it knows. */
    const srcsetOf = (image: HTMLImageElement) =>
      image.closest('picture')?.querySelector('source')?.srcset ?? image.srcset
    const html = await (await fetch(location.href)).text()
    const served = [...new DOMParser().parseFromString(html, 'text/html').images]
    const first = served.filter(({ fetchPriority }) => fetchPriority === 'high').map(srcsetOf)
    return [...document.images]
      .filter((image) => image.complete && srcsetOf(image) && image.checkVisibility({ visibilityProperty: true }))
      .map((image) => ({
        address: image.currentSrc,
        loaded: widthIn(image.currentSrc),
        place: Math.round(widthOf(image) * devicePixelRatio),
        smallest: Math.min(...srcsetOf(image).split(', ').map(widthIn)),
      }))
      .filter(({ address, place }) => place > 0 && !first.some((srcset) => srcset.includes(`${address} `)))
  })

export interface FirstPicture {
  address: string
  loading: string
  priority: string
  isPreloaded: boolean
}

/** The picture that was the largest contentful paint before any input; null if that was text. */
export const firstPicture = (page: Page): Promise<FirstPicture | null> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1)
          const element = entry && 'element' in entry ? entry.element : null
          const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
          resolve(
            element instanceof HTMLImageElement
              ? {
                  address: element.currentSrc,
                  loading: element.loading,
                  priority: element.fetchPriority,
                  isPreloaded: preloads.some((link) => link.imageSrcset.includes(`${element.currentSrc} `)),
                }
              : null,
          )
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
