import { refresh } from './refresh'

/** Milliseconds without a key before the list follows. */
const PAUSE = 150

/** Filters the list while somebody types; the address always names what is shown. */
export const searchWhileTyping = (): void => {
  const input = document.querySelector<HTMLInputElement>('[data-search]')
  let timer: number | undefined
  input?.addEventListener('input', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      const url = new URL(location.href)
      const words = input.value.trim()
      if (words === '') url.searchParams.delete('q')
      else url.searchParams.set('q', words)
      history.replaceState(null, '', url)
      void refresh()
    }, PAUSE)
  })
}
