import { useState } from 'react'
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
  disabled: boolean
  format: (count: number) => string
  more: (count: number) => string
}

/** As many as are shown before "more" is asked for; one more than that is shown at once. */
const FEW = 8

/** Options of a facet with what each would give. Those that would give nothing are dimmed and stay where they are. */
export const FacetOptions = ({ title, isTitleHidden, options, chosen, onChange, disabled, format, more }: Props) => {
  const [isWhole, setWhole] = useState(false)
  if (options.length === 0) return null
  const isLong = options.length > FEW + 1
  const shown = isLong && !isWhole ? options.filter((option, index) => index < FEW || chosen.includes(option.id)) : options
  return (
    <fieldset className={styles.options}>
      <legend className={isTitleHidden ? 'sr' : undefined}>{title}</legend>
      <ul>
        {shown.map((option) => {
          const isChosen = chosen.includes(option.id)
          const isImpossible = option.count === 0 && !isChosen
          return (
            <li key={option.id} className={isImpossible ? styles.dim : undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={disabled || isImpossible}
                  onChange={() => onChange(isChosen ? chosen.filter((one) => one !== option.id) : [...chosen, option.id])}
                />
                <span>{option.label}</span>
                {option.count !== null && <small>{format(option.count)}</small>}
              </label>
            </li>
          )
        })}
      </ul>
      {isLong && !isWhole && <button type="button" className={styles.more} onClick={() => setWhole(true)}>{more(options.length)}</button>}
    </fieldset>
  )
}
