import { paths } from '../../config/segments'
import type { ModelFact, Reply } from '../../domain/assistant/reply/reply'
import type { ModelTerms } from '../../domain/assistant/site/site-facts'
import { formatLength, formatVolume } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import type { AnswerView } from './kept-conversation'
import type { ViewSources } from './reply-view'

const LABELS = {
  bootVolume: 'model.boot',
  length: 'model.length',
  width: 'model.width',
  height: 'model.height',
  fromPrice: 'model.fromLabel',
} as const satisfies Record<ModelFact, string>

const valueOf = (fact: ModelFact, model: ModelTerms): string | null => {
  if (fact === 'bootVolume') return model.bootVolume === null ? null : formatVolume(model.bootVolume)
  return fact === 'fromPrice' ? formatPrice(model.fromPrice) : formatLength(model[fact])
}

/** What the records of models say of the fields that were asked for, and their pages. */
export const modelsView = (
  { modelIds, facts }: Extract<Reply, { code: 'models' }>,
  { knowledge, intl: { formatMessage } }: Pick<ViewSources, 'knowledge' | 'intl'>,
): AnswerView => {
  const models = modelIds.flatMap((id) => knowledge.facts.models?.find((model) => model.id === id) ?? [])
  const lineOf = (fact: ModelFact, model: ModelTerms): string => {
    const name = formatMessage({ id: LABELS[fact] })
    const value = valueOf(fact, model)
    return value === null
      ? formatMessage({ id: 'assistant.model.none' }, { name })
      : formatMessage({ id: 'assistant.fact.line' }, { name, value })
  }
  return {
    lines: models.map((model) =>
      [`${model.brandName} ${model.name}`, ...facts.map((fact) => lineOf(fact, model))].join('\n'),
    ),
    links: models.map((model) => ({
      label: `${model.brandName} ${model.name}`,
      to: paths.model(model),
    })),
    vehicleIds: [],
  }
}
