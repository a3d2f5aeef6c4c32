import postcss from 'postcss'
import { hoverForMice, limitHover } from './hover-for-mice'

const written = (css: string): string =>
  postcss([hoverForMice]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ')

describe('rules for :hover', () => {
  it.each([
    ['a:hover{color:red}', '@media (hover: hover){ a:hover{color:red}}'],
    ['a:hover b{color:red}', '@media (hover: hover){ a:hover b{color:red}}'],
    ['a:focus,a:hover{color:red}', 'a:focus{color:red} @media (hover: hover){ a:hover{color:red}}'],
    ['@media print{a:hover{color:red}}', '@media print{@media (hover: hover){a:hover{color:red}}}'],
  ])('%s apply where a pointer can hover', (css, limited) => {
    expect(written(css).replaceAll(/\s*([{}])\s*/g, '$1')).toBe(limited.replaceAll(/\s*([{}])\s*/g, '$1'))
  })

  it.each([
    '@media (hover: hover){a:hover{color:red}}',
    'a:is(:hover, :focus-within) b{color:red}',
    'a.hover{color:red}',
  ])('leave %s as it is', (css) => {
    expect(postcss([hoverForMice]).process(css, { from: undefined }).css).toBe(css)
  })
})

describe('Gatsby’s PostCSS', () => {
  it('keeps its plugins, and looks for no configuration file', () => {
    const options: Record<string, unknown> = { postcssOptions: () => ({ plugins: ['autoprefixer'] }) }
    limitHover([{ use: [{ loader: '/x/node_modules/postcss-loader/dist/cjs.js', options }] }])
    expect((options['postcssOptions'] as (context: unknown) => unknown)({})).toEqual({
      config: false,
      plugins: ['autoprefixer', hoverForMice],
    })
  })

  it('is an error where it takes its options in another way', () => {
    expect(() => limitHover([{ use: [{ loader: '/x/postcss-loader/dist/cjs.js', options: {} }] }])).toThrow(
      'postcss-loader has no function for its options',
    )
  })
})
