const PAGE = `
  <main style="visibility: hidden"><p>a<b style="visibility: visible">b</b><i style="display: block">i</i></p></main>
  <section style="pointer-events: none"><button>x</button><svg><path hidden style="opacity: 0.5"></path></svg></section>
  <dialog><p>shut</p></dialog><dialog open><p>open</p></dialog><div style="display: flex" hidden>flex</div>
  <input type="hidden"><input><details><summary>s</summary></details><div hidden>h</div><div>d</div>
  <ruby>r<rt>t</rt><rp>p</rp></ruby><rt>alone</rt><table><tbody><tr><td>1</td></tr></tbody></table>
  <ul><li>l</li></ul><script></script><template></template><a href="/">a</a><custom-tag>c</custom-tag>`

const stylesOfBody = () =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    const { display, visibility, pointerEvents, color, opacity } = style
    const byName = ['display', 'visibility', 'pointer-events', 'color'].map((name) => style.getPropertyValue(name))
    return { html: element.outerHTML, display, visibility, pointerEvents, color, opacity, byName }
  })

/** With a style sheet, jsdom answers. */
const addSheet = (text: string): void => {
  const sheet = document.createElement('style')
  sheet.textContent = text
  document.head.append(sheet)
}

describe('computed styles in component tests', () => {
  beforeEach(() => (document.body.innerHTML = PAGE))
  afterEach(() => {
    document.head.replaceChildren()
    document.body.replaceChildren()
  })

  it('are those of jsdom', () => {
    // Asked twice, as the second answers come from the first.
    stylesOfBody()
    const answers = stylesOfBody()
    addSheet('')
    expect(answers).toEqual(stylesOfBody())
    expect(answers.length).toBeGreaterThan(30)
  })

  it('follow attributes that change', () => {
    const [paragraph] = document.querySelectorAll('dialog p')
    const before = stylesOfBody()
    document.querySelector('dialog')?.setAttribute('open', '')
    document.querySelector('main')?.removeAttribute('style')
    paragraph?.setAttribute('hidden', '')
    const after = stylesOfBody()
    expect(after).not.toEqual(before)
    addSheet('')
    expect(after).toEqual(stylesOfBody())
  })

  it('follow a style sheet where there is one', () => {
    addSheet('li { display: none }')
    expect(document.querySelector('li')).not.toBeVisible()
  })
})
