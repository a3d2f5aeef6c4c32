import { classesIn, readStyles } from './page-styles'

const stylesOf = (css: string, ...classes: string[]) => readStyles(css).ofPage(new Set(classes))

describe('styles of a page', () => {
  it('are the rules whose classes occur in it, in their order', () => {
    expect(stylesOf('.b{top:0}.a .b{top:1px;left:0}.c{top:2px}a:hover{top:3px}', 'a', 'b')).toBe(
      '.b{top:0}.a .b{top:1px;left:0}a:hover{top:3px}',
    )
  })

  it('leave out single selectors of a rule, and groups without rules', () => {
    expect(stylesOf('.a,.b>i{top:0}@media print{.b{top:0}}@media (width>1px){.b{top:0}.a{top:1px}}', 'a')).toBe(
      '.a{top:0}@media (width>1px){.a{top:1px}}',
    )
  })

  it('keep rules about classes that an element lacks or may have', () => {
    const css = '.a:not(.b){top:0}.a:is(.b,.c:not(.d)){top:0}[href$=".pdf"]{top:0}.a:has(>.b){top:0}'
    expect(stylesOf(css, 'a')).toBe(css)
    expect(stylesOf(css)).toBe('[href$=".pdf"]{top:0}')
  })

  it('keep fonts, animations and what else is no rule', () => {
    const css =
      '@charset "utf-8";@font-face{font-family:A;src:url(a.woff2)}@keyframes k{to{top:0}}@page{margin:1cm}:root{--a:1}'
    expect(stylesOf(css)).toBe(css)
  })

  it('understand escaped names', () => {
    expect(stylesOf('.a\\:b{top:0}.a\\:c{top:0}', 'a:b')).toBe('.a\\:b{top:0}')
  })
})

describe('the rest of a stylesheet', () => {
  it('has the rules that need a class, in their order', () => {
    expect(
      readStyles(
        'a{top:0}.b,i{top:1px}@font-face{src:url(a)}@media print{a{top:0}.c{top:0}}@media print{b{top:0}}',
      ).rest(),
    ).toBe('.b{top:1px}@media print{.c{top:0}}')
  })
})

describe('classes in a page', () => {
  it('are those of all elements', () => {
    expect(classesIn('<a class="b  c"></a><p class="c"></p><p class=""></p><i data-class="d">')).toEqual(
      new Set(['b', 'c']),
    )
  })
})
