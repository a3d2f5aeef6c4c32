import { openForPrint } from './open-for-print'

const part = () => {
  document.body.innerHTML =
    '<div><details id="a"></details><details id="b" open></details></div><details id="c"></details>'
  const opened = () => [...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id)
  return { element: document.body.firstElementChild ?? document.body, opened }
}

describe('a part on its way to paper', () => {
  it('is open as long as it is printed, and nothing beside it is', () => {
    const { element, opened } = part()
    openForPrint(element)
    window.dispatchEvent(new Event('beforeprint'))
    expect(opened()).toEqual(['a', 'b'])
    window.dispatchEvent(new Event('afterprint'))
    expect(opened()).toEqual(['b'])
  })

  it('is closed again, and stays so, when its own code takes over', () => {
    const { element, opened } = part()
    const stop = openForPrint(element)
    window.dispatchEvent(new Event('beforeprint'))
    stop()
    expect(opened()).toEqual(['b'])
    window.dispatchEvent(new Event('beforeprint'))
    expect(opened()).toEqual(['b'])
  })
})
