import { editableAttributes } from '@storyblok/preview-bridge'

/** In front of each block of a draft stands a template that carries what the editor calls it (see `blocks/Blocks.tsx`). */
const MARKER = 'template[data-editable]'

/** Tells the bridge which element is which block, so that a click on it opens its form in the editor. */
export const markBlocks = (root: ParentNode): void => {
  for (const marker of root.querySelectorAll<HTMLTemplateElement>(MARKER)) {
    const element = marker.nextElementSibling
    if (element === null || element.matches(MARKER)) continue
    const attributes = editableAttributes({ _editable: marker.dataset['editable'] ?? '' })
    for (const [name, value] of Object.entries(attributes)) if (element.getAttribute(name) !== value) element.setAttribute(name, String(value))
  }
}

/**
 * Marks the blocks now and whenever the page changes.
 *
 * @returns ends it
 */
export const keepBlocksMarked = (root: Element): (() => void) => {
  markBlocks(root)
  const observer = new MutationObserver(() => markBlocks(root))
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-editable'] })
  return () => observer.disconnect()
}
