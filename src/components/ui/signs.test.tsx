import { whenActive } from './signs'

const press = (selector: string, type = 'pointerdown') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

describe('actions of a visitor', () => {
  it('are presses, moves and scrolling, but not the press on a link that leaves the page', () => {
    document.body.innerHTML = '<a href="/stock"><b>Stock</b></a><button>Filtrer</button>'
    const onAct = jest.fn()
    const stop = whenActive(onAct)
    press('b')
    press('b', 'touchstart')
    expect(onAct).not.toHaveBeenCalled()
    press('b', 'pointermove')
    press('button')
    window.dispatchEvent(new Event('scroll'))
    expect(onAct).toHaveBeenCalledTimes(3)
    stop()
    press('button')
    expect(onAct).toHaveBeenCalledTimes(3)
  })
})
