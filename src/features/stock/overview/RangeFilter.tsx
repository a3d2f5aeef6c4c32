import { useEffect, useId, useState } from 'react'
import type { RangeCounts } from '../../../domain/stock-search/engine/search-result'
import type { Range } from '../../../domain/stock-search/engine/query'
import type { RangeId } from '../../../domain/stock-search/fields'
import { parseNumber } from '../../finance/parse-number'
import type { Words } from './describe-filters'
import { formatValue } from './describe-filters'
import * as styles from './filters.module.css'
import { isLowOnTop, slideTo } from './slide'
import type { Handles } from './slide'

interface Props {
  id: RangeId
  words: Words
  counts: RangeCounts | null
  /** The stock cannot be read. */
  isOff?: boolean
  range: Range
  /** Names the title only for those who do not see the group's own. */
  isTitleHidden: boolean
  onChange: (range: Range) => void
}

const unitOf = (id: RangeId): number => (id === 'price' || id === 'instalment' ? 100 : 1)
const typedOf = (id: RangeId, value: number | undefined): string =>
  value === undefined ? '' : String(value / unitOf(id))

const limitsOf = (min: number | undefined, max: number | undefined): Range => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/** Height in twentieths; the stylesheet has a rule for each, because the security policy refuses style attributes. */
const heightOf = (count: number, most: number): number => Math.round((count / most) * 20)

/** A range to slide over its histogram or to type. It is asked for when the handle is let go or the field is left. */
export const RangeFilter = ({ id, words, counts, isOff = false, range, isTitleHidden, onChange }: Props) => {
  const field = useId()
  const [typed, setTyped] = useState<[string, string]>([typedOf(id, range.min), typedOf(id, range.max)])
  const [slid, setSlid] = useState<Handles | null>(null)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the range also changes outside of this filter
    setTyped([typedOf(id, range.min), typedOf(id, range.max)])
    setSlid(null)
  }, [id, range.min, range.max])

  const edges = counts?.edges ?? []
  const bars = edges.length
  const most = Math.max(1, ...(counts?.counts ?? []))
  const placeOf = (value: number | undefined, fallback: number) => {
    if (value === undefined) return fallback
    const place = edges.findIndex((edge) => edge >= value)
    return place === -1 ? bars : place
  }
  const asked: Handles = [placeOf(range.min, 0), placeOf(range.max, bars)]
  const handles = slid ?? asked
  const [low, high] = handles
  const ask = (min: number | undefined, max: number | undefined) => {
    const turned = min !== undefined && max !== undefined && min > max
    const next = turned ? limitsOf(max, min) : limitsOf(min, max)
    if (next.min !== range.min || next.max !== range.max) onChange(next)
  }
  const askTyped = () => {
    const [min, max] = typed.map((text) => {
      const value = parseNumber(text)
      return value === null || value < 0 ? undefined : Math.round(value * unitOf(id))
    })
    ask(min, max)
  }
  const letGo = () => {
    if (!slid) return
    setSlid(null)
    // An end that did not move keeps what was typed there.
    const min = low === asked[0] ? range.min : low === 0 ? undefined : edges[low]
    const max = high === asked[1] ? range.max : high === bars ? undefined : edges[high]
    ask(min, max)
  }
  const title = words.text(`range.${id}`)
  const handle = (end: 0 | 1) => {
    const place = end === 0 ? low : high
    const limit = place === asked[end] ? (end === 0 ? range.min : range.max) : undefined
    const value = limit ?? (end === 1 && place === bars ? counts?.greatest : edges[place])
    return (
      <input
        type="range"
        min={0}
        max={bars}
        value={place}
        disabled={bars < 2}
        aria-label={words.text(end === 0 ? 'handleMin' : 'handleMax', { title })}
        aria-valuetext={value === undefined || value === null ? '' : formatValue(id, value)}
        style={end === 0 && isLowOnTop(handles, bars) ? { zIndex: 1 } : undefined}
        onChange={(event) => setSlid(slideTo(asked, end, Number(event.target.value), bars))}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
    )
  }
  const input = (end: 0 | 1) => (
    <div>
      <label htmlFor={`${field}-${end}`}>{words.text(end === 0 ? 'min' : 'max')}</label>
      <input
        id={`${field}-${end}`}
        inputMode="numeric"
        autoComplete="off"
        disabled={isOff}
        value={typed[end]}
        placeholder={
          counts?.least === null || counts === null
            ? ''
            : formatValue(id, (end === 0 ? counts.least : counts.greatest) ?? 0)
        }
        onChange={(event) => setTyped(end === 0 ? [event.target.value, typed[1]] : [typed[0], event.target.value])}
        onBlur={askTyped}
        onKeyDown={(event) => event.key === 'Enter' && askTyped()}
      />
    </div>
  )
  return (
    <fieldset className={styles.range}>
      <legend className={isTitleHidden ? 'sr' : undefined}>{title}</legend>
      <div className={styles.histogram} aria-hidden>
        {edges.map((edge, place) => (
          <i
            key={edge}
            className={place >= low && place < high ? styles.on : undefined}
            data-height={heightOf(counts?.counts[place] ?? 0, most)}
          />
        ))}
      </div>
      <div className={styles.handles}>
        {handle(0)}
        {handle(1)}
      </div>
      <div className={styles.typed}>
        {input(0)}
        {input(1)}
      </div>
    </fieldset>
  )
}
