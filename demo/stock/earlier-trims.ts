import type { Trim } from '../../src/domain/model/types'
import { demoCatalogue } from '../catalogue'
import { trimWith } from '../catalogue/define'
import type { Engine } from '../catalogue/engine'
import { EARLIER_LINES } from './earlier-lines'

/** A trim of the version of a model that came before the one in the catalogue. */
export interface EarlierTrim {
  /** First year in which it was built. */
  from: number
  trim: Trim
}

export type EarlierLine = readonly [modelId: string, from: number, trimName: string, engine: Engine, euros: number]

/** Common mass between empty and full of a car; vans carry what today's do. */
const PAYLOAD = 480

const read = ([modelId, from, name, engine, euros]: EarlierLine): readonly [string, EarlierTrim] => {
  const model = demoCatalogue().models.find(({ id }) => id === modelId)
  const today = model?.trims[0]
  if (!model || !today) throw new RangeError(`earlier version of an unknown model: ${modelId}`)
  if (from >= model.modelYear)
    throw new RangeError(`${modelId}: the version of ${from} is not earlier than ${model.modelYear}`)
  if (model.trims.some((trim) => trim.name === name && trim.engine === engine.engine)) {
    throw new RangeError(`${modelId}: ${engine.engine} ${name} is also built today`)
  }
  const { category, bodyStyle } = model
  const payload = category === 'passenger' ? PAYLOAD : today.maxWeight - today.kerbWeight
  const { seatCount, doorCount } = today
  return [
    modelId,
    {
      from,
      trim: trimWith(engine, {
        name,
        category,
        body: bodyStyle,
        payload,
        seatCount,
        doorCount,
        price: euros * 100,
        level: 0,
      }),
    },
  ]
}

/** Earlier trims by model: what comes back from customers who bought years ago. */
export const EARLIER_TRIMS: ReadonlyMap<string, readonly EarlierTrim[]> = EARLIER_LINES.map(read).reduce(
  (byModel, [modelId, trim]) => byModel.set(modelId, [...(byModel.get(modelId) ?? []), trim]),
  new Map<string, EarlierTrim[]>(),
)
