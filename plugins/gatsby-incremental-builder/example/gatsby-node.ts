import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreatePagesArgs, GatsbyNode, Node } from 'gatsby'
import type { Incremental } from '../src/types'

interface Product {
  id: string
  slug: string
  name: string
  price: number
}

const incrementalOf = (args: object): Incremental | undefined => (args as { incremental?: Incremental }).incremental

export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({ actions }) => {
  actions.createTypes(`
    type Product implements Node @dontInfer { slug: String! name: String! price: Int! }
    type Shop implements Node @dontInfer { name: String! tagline: String! }
  `)
}

/** Not stateful: what is not created or touched here is gone. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async ({
  actions,
  createContentDigest,
  reporter,
}) => {
  let data: { shop: string; tagline: string; products: Product[] }
  try {
    data = JSON.parse(readFileSync(join(process.cwd(), 'data.json'), 'utf8')) as typeof data
  } catch (error) {
    return reporter.panic(`data.json cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const create = (type: string, id: string, fields: object): unknown =>
    actions.createNode({
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    })
  await create('Shop', 'shop', { name: data.shop, tagline: data.tagline })
  for (const { id, ...fields } of data.products) await create('Product', id, fields)
}

const productsOf = ({ getNodesByType }: Pick<CreatePagesArgs, 'getNodesByType'>) =>
  [...getNodesByType('Product')].sort((one, other) => (one.id < other.id ? -1 : 1)) as (Node & Product)[]

const template = (name: string): string => join(process.cwd(), 'src', 'templates', `${name}.tsx`)

/** An ordinary build makes every page; a rebuild only those of products that changed, and takes away those that went. */
export const createPages: NonNullable<GatsbyNode['createPages']> = (args) => {
  const { actions, getNodesByType } = args
  const incremental = incrementalOf(args)
  const products = productsOf(args)
  const touched = new Set(
    [...(incremental?.nodes.changed ?? []), ...(incremental?.nodes.deleted ?? [])].map(({ id }) => id),
  )

  actions.createSlice({ id: 'header', component: join(process.cwd(), 'src', 'slices', 'header.tsx') })
  const paths = new Set(products.map(({ slug }) => `/p/${slug}`))
  for (const product of products)
    if (!incremental || touched.has(product.id))
      actions.createPage({ path: `/p/${product.slug}`, component: template('product'), context: { id: product.id } })
  if (incremental)
    for (const page of getNodesByType('SitePage') as (Node & { path: string; component: string })[])
      if (page.path.startsWith('/p/') && !paths.has(page.path))
        actions.deletePage({ path: page.path, component: page.component })

  actions.createPage({ path: '/list', component: template('list'), context: { ids: products.map(({ id }) => id) } })
  // A template that has pages only sometimes.
  if (products.some(({ price }) => price > 1000))
    actions.createPage({ path: '/luxury', component: template('luxury'), context: {} })
}

/** Files that are no pages are told of, so that the result lists them. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = (args) => {
  const text = JSON.stringify(productsOf(args).map(({ slug, price }) => [slug, price]))
  const file = join(process.cwd(), 'public', 'products.json')
  const incremental = incrementalOf(args)
  if (incremental && readFileSync(file, 'utf8') === text) return
  writeFileSync(file, text)
  incremental?.wrote('products.json')
}
