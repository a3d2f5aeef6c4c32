import { useIntl } from 'react-intl'
import { useSteady } from '../../../components/ui/use-steady'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import type { Words } from './describe-filters'
import { TextFilter } from './TextFilter'

interface Props {
  query: StockQuery
  ask: (query: StockQuery, replace?: boolean) => void
  words: Words
}

/** Free text of the list. Enter reads it as a sentence, with code that is loaded then; without it the words stay a text. */
export const PanelText = ({ query, ask, words: { text } }: Props) => {
  const intl = useIntl()
  const change = useSteady((changed: (before: StockQuery) => StockQuery) => ask(changed(query)))
  return (
    <TextFilter
      label={text('text')}
      placeholder={text('textExample')}
      value={query.text}
      onChange={(value) => ask({ ...query, text: value }, true)}
      onEnter={(words) =>
        void import(/* webpackChunkName: "sentence-search" */ '../sentence-search').then(
          ({ addWords }) => addWords(words, intl, change),
          () => undefined,
        )
      }
    />
  )
}
