import { useMemo, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { formatNumber } from '../../../domain/format/number'
import type { Equipment } from '../../../domain/stock-search/codec/equipment'
import { countBits } from '../../../domain/stock-search/engine/bits'
import type { StockResult } from '../../../domain/stock-search/engine/search-result'
import { wordsOf } from '../../../domain/stock-search/text/words'
import { isUnreadable } from '../use-stock-search'
import type { StockSearchState } from '../use-stock-search'
import { equipmentLabel } from './describe-filters'
import type { Words } from './describe-filters'
import { FacetOptions } from './FacetOptions'
import * as styles from './filters.module.css'
import { compareNames } from '../../../domain/stock-search/text/compare-names'

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

/** Features of the whole stock, the most frequent first: in an order that no filter changes, so that nothing moves under a click. */
const byFrequency = (equipment: Equipment): readonly { label: string; place: number }[] => {
  const countOf = (place: number) =>
    countBits(equipment.postings.subarray(place * equipment.words, (place + 1) * equipment.words))
  return equipment.features
    .map(({ label }, place) => ({ label, place, count: countOf(place) }))
    .sort((a, b) => b.count - a.count || compareNames(a.label, b.label))
}

/** Features, of which a vehicle must have all; found by typing. Alternatives that an address asks for stand before them. */
export const EquipmentFilter = ({ stock, result, words: { text }, chosen, onChange }: Props) => {
  const [typed, setTyped] = useState('')
  // They stay when they are given up, so that the focus stays on them.
  const [added] = useState(() => new Set<string>())
  const equipment = stock.engine?.search.equipment() ?? null
  const features = useMemo(() => equipment && byFrequency(equipment), [equipment])
  if (stock.equipment === 'failed' || stock.equipment === 'offline')
    return (
      <div role="alert">
        <p>{text('equipmentFailed')}</p>
        <Button variant="secondary" size="extra-small" onClick={stock.openEquipment}>
          {text('retry')}
        </Button>
      </div>
    )
  if (!features) return <p className={styles.hint}>{text('loading')}</p>
  for (const wish of chosen) if (features.every(({ label }) => label !== wish)) added.add(wish)
  const options = [
    ...[...added].map((id) => ({
      id,
      label: equipmentLabel(id),
      count: chosen.includes(id) && result ? result.count : null,
    })),
    ...features
      .map(({ label, place }) => ({ id: label, label, count: result?.equipment?.[place] ?? null }))
      .filter(({ label }) => chosen.includes(label) || matches(label, typed)),
  ]
  return (
    <>
      <input
        className={styles.find}
        type="search"
        autoComplete="off"
        aria-label={text('equipmentFind')}
        placeholder={text('equipmentFind')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {options.length === 0 && <p className={styles.hint}>{text('equipmentNone')}</p>}
      <FacetOptions
        title={text('group.equipment')}
        isTitleHidden
        options={options}
        chosen={chosen}
        onChange={onChange}
        disabled={isUnreadable(stock, result)}
        format={formatNumber}
        more={(count) => text('more', { count })}
      />
    </>
  )
}
