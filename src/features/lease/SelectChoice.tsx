import { ChevronDown } from 'lucide'
import { Glyph } from '../../components/ui/Glyph'
import * as styles from './lease.module.css'

interface Props {
  label: string
  value: number
  options: number[]
  format: (value: number) => string
  onChange: (value: number) => void
}

/** One of a few numbers, as a small native list. */
export const SelectChoice = ({ label, value, options, format, onChange }: Props) => (
  // No id: early input is replayed in the list that takes the place of the server's one.
  <label>
    <span>{label}</span>
    <span className={styles.select}>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {options.map((option) => (
          <option key={option} value={option}>
            {format(option)}
          </option>
        ))}
      </select>
      <Glyph of={ChevronDown} size={16} />
    </span>
  </label>
)
