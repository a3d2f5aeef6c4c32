import { isObjectType, buildSchema } from 'graphql'
import type { z } from 'zod'
import { COLLECTIONS } from '../../../src/contract/dealer/collections'
import { vehicleSchema } from '../../../src/contract/dealer/vehicle'
import { exampleVehicle } from '../../../src/domain/testing/example-vehicle'
import { cardOf } from '../../../src/domain/vehicle/card'
import { TYPE_DEFINITIONS } from './create-schema-customization'

const prelude = 'directive @dontInfer on OBJECT scalar JSON interface Node { id: ID } type Query { a: Int }'
const schema = buildSchema(
  [prelude, ...TYPE_DEFINITIONS.map((text) => text.replace(/implements Node/g, ''))].join('\n'),
)

/** Fields of a type, without the bookkeeping that Gatsby adds. */
const fieldsOf = (type: string): string[] => {
  const found = schema.getType(type)
  if (!isObjectType(found)) throw new Error(`${type} is not declared`)
  return Object.keys(found.getFields()).sort()
}

const contractFields = (record: z.ZodType): string[] => {
  if (!('shape' in record) || typeof record.shape !== 'object' || record.shape === null) throw new Error('no record')
  return Object.keys(record.shape)
    .map((name) => (name === 'id' ? 'key' : name))
    .sort()
}

describe('schema of the dealer', () => {
  it('declares exactly the fields of a card', () => {
    expect(fieldsOf('DealerVehicleCard')).toEqual(
      Object.keys(cardOf(exampleVehicle))
        .map((name) => (name === 'id' ? 'key' : name))
        .sort(),
    )
  })

  it.each<[string, z.ZodType]>([
    ['DealerVehicle', vehicleSchema],
    ['DealerBrand', COLLECTIONS.brands],
    ['DealerModel', COLLECTIONS.models],
    ['DealerLeaseOffer', COLLECTIONS['lease-offers']],
    ['DealerLocation', COLLECTIONS.locations],
    ['DealerEmployee', COLLECTIONS.employees],
  ])('declares exactly the fields of the contract for %s', (type, record) => {
    expect(fieldsOf(type)).toEqual(contractFields(record))
  })

  it('infers nothing from whatever data came first', () => {
    for (const definitions of TYPE_DEFINITIONS)
      for (const [line] of definitions.matchAll(/^\s*type .*$/gm)) expect(line).toContain('@dontInfer')
  })
})
