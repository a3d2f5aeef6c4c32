/** Whether a key is pressed with Ctrl (or ⌘) alone, and nothing on the page has handled it. */
export const isCommandKey = (
  { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: KeyboardEvent,
  letter: string,
): boolean => (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === letter && !defaultPrevented
