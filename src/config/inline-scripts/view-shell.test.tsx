import { VIEW_SHELL_SCRIPT } from './view-shell'

const AT = '3/essai-routier=/stock/vue/essai 4/testdrive=/stock/vue/marque-essai'

/** Runs the script in a page of the vehicle that is shown at an address. */
const visit = (address: string) => {
  window.history.replaceState(null, '', address)
  document.body.innerHTML =
    `<main><div><template><div data-shell="3/interessee=/stock/vue/interest">Intérêt</div>` +
    `<div data-shell="${AT}"><a href="/stock/7-1-x" aria-current="page">7</a><b aria-current="page">Essai</b></div>` +
    `</template><script></script></div><h1>7</h1></main>`
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: document.querySelector('script'),
  })
  // oxlint-disable-next-line typescript/no-implied-eval -- runs a script of a page
  new Function(VIEW_SHELL_SCRIPT)()
  const main = document.querySelector('main')
  return { view: main?.getAttribute('data-view') ?? null, first: main?.firstElementChild }
}

describe('a page of a vehicle', () => {
  it.each([
    ['/stock/7-1-x/essai-routier', '/stock/vue/essai'],
    ['/stock/7-1-x/essai-routier/?ref=mail#form', '/stock/vue/essai'],
    ['/peugeot/stock/7-1-x/testdrive', '/stock/vue/marque-essai'],
  ])('shows the shell of the view that %s asks for, in which no link is the current one', (address, page) => {
    const { view, first } = visit(address)
    expect(view).toBe(page)
    expect(first?.textContent).toBe('7Essai')
    expect(first?.querySelector('a')?.hasAttribute('aria-current')).toBe(false)
    expect(first?.querySelector('b')?.getAttribute('aria-current')).toBe('page')
  })

  it.each(['/stock/7-1-x', '/peugeot/stock/7-1-x', '/stock/7-1-x/testdrive', '/peugeot/stock/7-1-x/essai-routier'])(
    'shows the vehicle itself at %s',
    (address) => {
      const { view, first } = visit(address)
      expect(view).toBeNull()
      expect(first?.querySelector('template')).not.toBeNull()
    },
  )
})
