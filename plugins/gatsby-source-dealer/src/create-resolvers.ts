import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby'
import { nodeIdOf } from './nodes'
import type { DealerType } from './nodes'

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: {
    getNodeById: (args: { id: string; type: string }) => Node | null
    getNodesByIds: (args: { ids: string[]; type: string }) => Node[]
  }
}
interface ResolveInfo {
  originalResolver: (source: unknown, args: unknown, context: Context, info: ResolveInfo) => unknown
}
type KeyArgs = { key?: { eq?: string | number } }

/** One linked record, found by its id: pages depend on that single node, never on the whole collection. */
const link = <Field extends string>(type: DealerType, field: Field) => ({
  type,
  resolve: (source: Record<Field, string>, _args: unknown, { nodeModel }: Context) =>
    nodeModel.getNodeById({ id: nodeIdOf(type, source[field]), type }),
})

/** Records in the order of their keys; those that are gone are left out. */
const byKeys = (type: DealerType, keyType: 'Int' | 'String') => ({
  type: `[${type}!]!`,
  args: { keys: `[${keyType}!]!` },
  resolve: (_source: unknown, { keys }: { keys: (string | number)[] }, { nodeModel }: Context) =>
    nodeModel.getNodesByIds({ ids: keys.map((key) => nodeIdOf(type, key)), type }),
})

/** Answers `(key: {eq: …})` by id, without an index over the collection; anything else as Gatsby would. */
const byKey = (type: DealerType) => ({
  resolve: (source: unknown, args: KeyArgs, context: Context, info: ResolveInfo) => {
    const key = Object.keys(args).length === 1 ? args.key?.eq : undefined
    const node = key === undefined ? null : context.nodeModel.getNodeById({ id: nodeIdOf(type, key), type })
    return node ?? info.originalResolver(source, args, context, info)
  },
})

/** The first photos; all of them without a limit. */
const photos = {
  args: { limit: 'Int' },
  resolve: (source: { photos: unknown[] }, { limit }: { limit?: number | null }) =>
    typeof limit === 'number' ? source.photos.slice(0, Math.max(0, limit)) : source.photos,
}

/** Town of the dealership where a vehicle stands; null when that dealership is unknown. */
const town = {
  type: 'String',
  resolve: ({ locationId }: { locationId: string }, _args: unknown, { nodeModel }: Context) => {
    const location = nodeModel.getNodeById({ id: nodeIdOf('DealerLocation', locationId), type: 'DealerLocation' })
    const address: unknown = location?.address
    return typeof address === 'object' && address !== null && 'town' in address ? address.town : null
  },
}

/** @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({
  createResolvers: create,
}: CreateResolversArgs) => {
  const add = create as (resolvers: object) => void
  add({
    DealerVehicle: {
      brand: link('DealerBrand', 'brandId'),
      model: link('DealerModel', 'modelId'),
      location: link('DealerLocation', 'locationId'),
      photos,
      town,
    },
    DealerVehicleCard: { photos, town },
    DealerModel: { brand: link('DealerBrand', 'brandId'), photos },
    DealerLeaseOffer: { model: link('DealerModel', 'modelId'), photos },
    DealerEmployee: { location: link('DealerLocation', 'locationId') },
    DealerLocation: { photos },
    Query: {
      dealerVehicle: byKey('DealerVehicle'),
      dealerModel: byKey('DealerModel'),
      dealerBrand: byKey('DealerBrand'),
      dealerLocation: byKey('DealerLocation'),
      dealerLeaseOffer: byKey('DealerLeaseOffer'),
      dealerEmployee: byKey('DealerEmployee'),
      dealerVehicles: byKeys('DealerVehicle', 'Int'),
      dealerVehicleCards: byKeys('DealerVehicleCard', 'Int'),
      dealerModels: byKeys('DealerModel', 'String'),
      dealerBrands: byKeys('DealerBrand', 'String'),
      dealerLocations: byKeys('DealerLocation', 'String'),
      dealerLeaseOffers: byKeys('DealerLeaseOffer', 'String'),
      dealerEmployees: byKeys('DealerEmployee', 'String'),
    },
  })
}
