import { openForPrint } from './open-for-print'

describe('what is closed', () => {
  it('is open on paper, and closed again after it', () => {
    document.body.innerHTML = '<div><details></details><details open></details></div><details></details>'
    const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open)
    const stop = openForPrint(document.body.children[0] ?? document.body)
    window.dispatchEvent(new Event('beforeprint'))
    expect(isOpen()).toEqual([true, true, false])
    window.dispatchEvent(new Event('afterprint'))
    expect(isOpen()).toEqual([false, true, false])
    stop()
    window.dispatchEvent(new Event('beforeprint'))
    expect(isOpen()).toEqual([false, true, false])
  })
})
