interface EarlyText {
  /** What had the focus before the search was opened. */
  before: Element | null
  text: string
  /** Whether Enter was pressed after it. */
  isSent: boolean
}

/**
 * Gives the focus to the field of the search, with what was typed before it was there (`EARLY_FIELD`) and the cursor where
 * it was.
 *
 * @param show shows the field
 */
export const takeEarlyText = (field: HTMLInputElement | null, show: () => void): EarlyText => {
  const early = window.vitrineSearch
  const focused = document.activeElement
  const input = early?.input
  if (!early || !input || !field) {
    show()
    field?.focus()
    return { before: focused, text: '', isSent: false }
  }
  const { value: text, selectionStart, selectionEnd } = input
  const before = focused === input ? early.before : focused
  show()
  field.focus()
  early.close()
  field.value = text
  field.setSelectionRange(selectionStart, selectionEnd)
  return { before, text, isSent: early.isSent && text.trim() !== '' }
}
