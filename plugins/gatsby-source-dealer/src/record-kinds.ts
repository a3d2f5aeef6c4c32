import type { NodeInput } from 'gatsby'
import type { CollectionName } from '../../../src/contract/dealer/collections'
import {
  parseBrand,
  parseEmployee,
  parseLeaseOffer,
  parseLocation,
  parseModel,
} from '../../../src/contract/dealer/parse'
import type { Parsed } from '../../../src/contract/dealer/parse'
import { nodeOf } from './nodes'
import type { DealerType, RecordTypes } from './nodes'

export interface ListKind {
  type: Exclude<DealerType, 'DealerVehicle'>
  /** Last segment of the address; also the kind's name in messages. */
  path: CollectionName
  /** Makes a node of what the API sent, or says why not. */
  read: (raw: unknown) => Parsed<NodeInput>
}

const kind = <Type extends ListKind['type']>(
  type: Type,
  path: CollectionName,
  parse: (raw: unknown) => Parsed<RecordTypes[Type]>,
): ListKind => ({
  type,
  path,
  read: (raw) => {
    const parsed = parse(raw)
    return parsed.ok ? { ok: true, value: nodeOf(type, parsed.value) } : parsed
  },
})

/** The kinds that are short enough to be read whole every time. */
export const LIST_KINDS: readonly ListKind[] = [
  kind('DealerBrand', 'brands', parseBrand),
  kind('DealerModel', 'models', parseModel),
  kind('DealerLeaseOffer', 'lease-offers', parseLeaseOffer),
  kind('DealerLocation', 'locations', parseLocation),
  kind('DealerEmployee', 'employees', parseEmployee),
]
