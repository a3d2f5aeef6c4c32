const dialogOf = (): HTMLDialogElement | null => {
  const found = document.getElementById('confirm')
  return found instanceof HTMLDialogElement ? found : null
}

/** Shows the page that asks for confirmation inside this one; whatever it answers instead is visited. */
const ask = async (dialog: HTMLDialogElement, address: string): Promise<void> => {
  const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store' }).catch(() => null)
  const text = response?.ok && !response.redirected ? await response.text() : ''
  const card = new DOMParser().parseFromString(text, 'text/html').getElementById('confirm-card')
  if (!card) {
    location.assign(address)
    return
  }
  dialog.replaceChildren(document.importNode(card, true))
  dialog.showModal()
}

/** Makes the links that ask for confirmation open a dialog; without this script they are pages. */
export const openDialogs = (): void => {
  const dialog = dialogOf()
  if (!dialog) return
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target === dialog || target?.closest('#confirm [data-close]')) {
      event.preventDefault()
      dialog.close()
      return
    }
    const link = target?.closest<HTMLAnchorElement>('a[data-dialog]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void ask(dialog, link.href)
  })
  // One click, one publication.
  dialog.addEventListener('submit', () => {
    for (const button of dialog.querySelectorAll('button')) button.disabled = true
  })
}
