import { keepImportsTogether } from './keep-imports-together'
import { bundleModules } from './testing/bundle-modules'

/** Compiles modules of which `index.js` is the first. @returns what each file of the output holds, by its name */
const compile = async (modules: Record<string, string>): Promise<Record<string, string>> => {
  const { files } = await bundleModules(modules, {
    optimization: {
      minimize: false,
      concatenateModules: false,
      splitChunks: {
        chunks: 'async',
        minSize: 100_000,
        cacheGroups: { card: keepImportsTogether('card', 'Card.js') },
      },
    },
  })
  return files
}

const namesWith = (files: Record<string, string>, text: string): string[] =>
  Object.keys(files)
    .filter((name) => files[name]?.includes(text))
    .sort()

const page = (name: string, ...imports: string[]): string =>
  [...imports.map((file, index) => `import { value as v${index} } from './${file}'`), `export const page = [`]
    .concat(
      imports.map((_, index) => `v${index},`),
      `'${name}']`,
    )
    .join('\n')

it('puts a component and everything it imports into one file, for the chunks that show it', async () => {
  const files = await compile({
    'index.js': `for (const name of ['a', 'b', 'c']) import(/* webpackChunkName: "[request]" */ './page-' + name + '.js')`,
    'page-a.js': page('a', 'Card.js'),
    'page-b.js': page('b', 'Card.js', 'other.js'),
    'page-c.js': page('c', 'price.js'),
    'Card.js': `import { value as price } from './price.js'\nexport const value = ['the card', price]`,
    'price.js': `export const value = 'a price'`,
    'other.js': `export const value = 'something else'`,
  })
  expect(namesWith(files, 'the card')).toEqual(['card.js'])
  expect(namesWith(files, 'a price')).toEqual(['card.js', 'page-c-js.js'])
  expect(namesWith(files, 'something else')).toEqual(['page-b-js.js'])
})

it('leaves what a component loads later in a file of its own', async () => {
  const files = await compile({
    'index.js': `for (const name of ['a', 'b']) import(/* webpackChunkName: "[request]" */ './page-' + name + '.js')`,
    'page-a.js': page('a', 'Card.js'),
    'page-b.js': page('b', 'Card.js'),
    'Card.js': `export const value = () => import(/* webpackChunkName: "later" */ './later.js')`,
    'later.js': `export const value = 'comes later'`,
  })
  expect(namesWith(files, 'comes later')).toEqual(['later.js'])
})
