import type { Page } from '@playwright/test'

/** One variant of a block in the gallery. */
export interface Example {
  /** Name of the block and of its variant, as the caption says. */
  caption: string
  /** Whether some of it can be seen. */
  isSeen: boolean
}

/** Selector of the caption of an example, by its place among all of them. */
export const captionAt = (place: number): string => `[data-caption="${place}"]`
/** Selector of what stands below a caption. */
export const exampleAt = (place: number): string => `[data-example="${place}"]`

/** Finds the examples of the gallery, and marks them for `captionAt` and `exampleAt`. */
export const findExamples = (page: Page): Promise<Example[]> =>
  page.evaluate(() => {
    /** In px: what is kept for screen readers alone is smaller. */
    const least = 8
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width >= least && height >= least && element.checkVisibility({ visibilityProperty: true })
    }
    const captionOf = (element: Element | null): string | null => {
      const text = element?.querySelector('code')?.textContent ?? ''
      return /^[a-z-]+ · /.test(text) ? text : null
    }
    // In front of each example stands the mark of the visual editor, and in front of that its caption.
    const marks = [...document.querySelectorAll('main template[data-editable]')].filter(
      (mark) => captionOf(mark.previousElementSibling) !== null,
    )
    return marks.map((mark, place) => {
      const above = mark.previousElementSibling
      above?.setAttribute('data-caption', String(place))
      const elements: Element[] = []
      for (let next = mark.nextElementSibling; next && captionOf(next) === null; next = next.nextElementSibling)
        elements.push(next)
      for (const element of elements) element.setAttribute('data-example', String(place))
      return {
        caption: captionOf(above) ?? '',
        isSeen: elements.some((one) => [one, ...one.querySelectorAll('*')].some(isSeen)),
      }
    })
  })
