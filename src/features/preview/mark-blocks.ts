import type { editableAttributes } from '@storyblok/preview-bridge'

/** Of the bridge's package, which is loaded in the editor only. */
type AttributesOf = typeof editableAttributes

/** In front of each block of a draft stands a template that carries what the editor calls it (see `blocks/Blocks.tsx`). */
const MARKER = 'template[data-editable]'

/** The element that has the box of a block: `as-is` around it has none, and the editor outlines what it finds marked. */
const boxOf = (element: Element): Element =>
  element.classList.contains('as-is') && element.firstElementChild ? boxOf(element.firstElementChild) : element

/** Tells the bridge which element is which block, so that a click on it opens its form in the editor. */
const markBlocks = (root: ParentNode, attributesOf: AttributesOf): void => {
  for (const marker of root.querySelectorAll<HTMLTemplateElement>(MARKER)) {
    const next = marker.nextElementSibling
    if (next === null || next.matches(MARKER)) continue
    const element = boxOf(next)
    const attributes = attributesOf({ _editable: marker.dataset['editable'] ?? '' })
    for (const [name, value] of Object.entries(attributes))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

/**
 * Marks the blocks now and whenever the page changes.
 *
 * @returns ends it
 */
export const keepBlocksMarked = (root: Element, attributesOf: AttributesOf): (() => void) => {
  markBlocks(root, attributesOf)
  const observer = new MutationObserver(() => markBlocks(root, attributesOf))
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-editable'] })
  return () => observer.disconnect()
}
