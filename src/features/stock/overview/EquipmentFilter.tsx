import { useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { formatNumber } from '../../../domain/format/number'
import type { StockResult } from '../../../domain/stock-search/engine/stock-search'
import { wordsOf } from '../../../domain/stock-search/text/words'
import type { StockSearchState } from '../use-stock-search'
import type { Words } from './describe-filters'
import { FacetOptions } from './FacetOptions'
import * as styles from './filters.module.css'

interface Props {
  stock: StockSearchState
  result: StockResult | null
  words: Words
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const matches = (label: string, typed: string): boolean => {
  const words = wordsOf(label)
  return wordsOf(typed).every((word) => words.some((one) => one.startsWith(word)))
}

/** Features, of which a vehicle must have all; found by typing, the most frequent first. */
export const EquipmentFilter = ({ stock, result, words: { text }, chosen, onChange }: Props) => {
  const [typed, setTyped] = useState('')
  const features = stock.engine?.search.equipment()?.features
  if (stock.equipment === 'failed')
    return (
      <div role="alert">
        <p>{text('equipmentFailed')}</p>
        <Button variant="secondary" size="extra-small" onClick={stock.openEquipment}>{text('retry')}</Button>
      </div>
    )
  if (!features) return <p className={styles.hint}>{text('loading')}</p>
  const options = features
    .map(({ label }, place) => ({ id: label, label, count: result?.equipment?.[place] ?? null }))
    .filter(({ label }) => chosen.includes(label) || matches(label, typed))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label))
  return (
    <>
      <input className={styles.find} type="search" autoComplete="off" aria-label={text('equipmentFind')} placeholder={text('equipmentFind')} value={typed} onChange={(event) => setTyped(event.target.value)} />
      {options.length === 0 && <p className={styles.hint}>{text('equipmentNone')}</p>}
      <FacetOptions title={text('group.equipment')} isTitleHidden options={options} chosen={chosen} onChange={onChange} disabled={result === null} format={formatNumber} more={(count) => text('more', { count })} />
    </>
  )
}
