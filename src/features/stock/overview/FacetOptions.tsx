import { useEffect, useRef, useState } from 'react'
import * as styles from './filters.module.css'

export interface Option {
  id: string
  label: string
  /** What it would give; null while that is not known. */
  count: number | null
}

interface Props {
  title: string
  /** Names the title only for those who do not see the group's own. */
  isTitleHidden: boolean
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  disabled?: boolean
  format: (count: number) => string
  more: (count: number) => string
}

/** As many as are shown before "more" is asked for; one more than that is shown at once. */
const FEW = 8

/**
 * Options of a facet with what each would give. Those that would give nothing are dimmed and stay where they are. The one
 * that has the focus is never taken away from under it: it may be given up and taken again.
 */
export const FacetOptions = ({
  title,
  isTitleHidden,
  options,
  chosen,
  onChange,
  disabled = false,
  format,
  more,
}: Props) => {
  const [isWhole, setWhole] = useState(false)
  /** Given up, with the focus still on it; to know of the focus alone would render with every click. */
  const [left, setLeft] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  /** Options that were shown when more were asked for: the focus goes on to what has come. */
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!isWhole || known.current === null) return
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])]
    const fresh = boxes.find((box) => known.current?.has(box.value) === false && !box.disabled)
    known.current = null
    ;(fresh ?? list.current)?.focus()
  }, [isWhole])
  if (options.length === 0) return null
  const isLong = options.length > FEW + 1
  const shown =
    isLong && !isWhole ? options.filter(({ id }, index) => index < FEW || chosen.includes(id) || id === left) : options
  const showAll = () => {
    known.current = new Set(shown.map(({ id }) => id))
    setWhole(true)
  }
  return (
    <fieldset className={styles.options}>
      <legend className={isTitleHidden ? 'sr' : undefined}>{title}</legend>
      <ul ref={list} tabIndex={-1}>
        {shown.map((option) => {
          const isChosen = chosen.includes(option.id)
          const isImpossible = option.count === 0 && !isChosen
          return (
            <li key={option.id} className={isImpossible ? styles.dim : undefined}>
              <label>
                <input
                  type="checkbox"
                  value={option.id}
                  checked={isChosen}
                  disabled={disabled || (isImpossible && option.id !== left)}
                  // A window that goes to the back takes the focus along, and brings it again.
                  onBlur={({ target }) => document.activeElement !== target && setLeft(null)}
                  onChange={({ target }) => {
                    if (isChosen && document.activeElement === target) setLeft(option.id)
                    onChange(isChosen ? chosen.filter((one) => one !== option.id) : [...chosen, option.id])
                  }}
                />
                <span>{option.label}</span>
                {option.count !== null && <small>{format(option.count)}</small>}
              </label>
            </li>
          )
        })}
      </ul>
      {isLong && !isWhole && (
        <button type="button" className={styles.more} onClick={showAll}>
          {more(options.length)}
        </button>
      )}
    </fieldset>
  )
}
