import type { Page } from '@playwright/test'

/** Texts of a page that a reader cannot read as a whole. */
export interface TextFaults {
  /** Cut off by the edge of a box that does not scroll. */
  cut: string[]
  /** Beyond the edge of a box with a colour of its own. */
  outside: string[]
  /** Pairs that lie on each other. */
  overlapping: string[]
}

/** Finds texts that are cut off, leave their box or lie on each other. What scrolls, and what ends in an ellipsis, is not cut off. */
export const findTextFaults = (page: Page): Promise<TextFaults> =>
  page.evaluate(() => {
    /** In px: letters are a little higher than lines that stand close. */
    const slack = 3
    const main = document.querySelector('main') ?? document.body
    const isLeftOut = (element: Element): boolean =>
      element.closest('.sr, [hidden], template, noscript, dialog, svg') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

    const isBeyond = (text: DOMRect, box: DOMRect): boolean =>
      text.top < box.top - slack ||
      text.bottom > box.bottom + slack ||
      text.left < box.left - slack ||
      text.right > box.right + slack

    /** What is wrong with a text by the boxes around it; null where it may go on out of sight. */
    const faultOf = (element: Element, text: DOMRect): 'cut' | 'outside' | 'none' | null => {
      for (let around: Element | null = element; around && around !== main; around = around.parentElement) {
        const style = getComputedStyle(around)
        const axes = [style.overflowX, style.overflowY]
        if (style.clipPath !== 'none' || axes.some((axis) => axis === 'auto' || axis === 'scroll')) return null
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
        const isClipped = axes.some((axis) => axis !== 'visible')
        const isColoured = style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.display !== 'inline'
        if ((isClipped || isColoured) && isBeyond(text, around.getBoundingClientRect()))
          return isClipped ? 'cut' : 'outside'
      }
      return 'none'
    }

    const cut: string[] = []
    const outside: string[] = []
    const seen: { words: string; lines: DOMRect[] }[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (words === '' || !element || isLeftOut(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const fault = faultOf(element, box)
      if (fault === 'cut') cut.push(words.slice(0, 80))
      if (fault === 'outside') outside.push(words.slice(0, 80))
      if (fault === 'none') seen.push({ words: words.slice(0, 60), lines: [...range.getClientRects()] })
    }

    const lines = seen
      .flatMap((text) => text.lines.map((line) => ({ text, line })))
      .sort((a, b) => a.line.top - b.line.top)
    const overlapping = lines.flatMap(({ text, line }, index) => {
      const below: string[] = []
      for (const other of lines.slice(index + 1)) {
        if (other.line.top > line.bottom - slack) break
        const isBeside = other.line.left > line.right - slack || other.line.right < line.left + slack
        if (!isBeside && other.text !== text) below.push(`${text.words} / ${other.text.words}`)
      }
      return below
    })
    return { cut, outside, overlapping }
  })
