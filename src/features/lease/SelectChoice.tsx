import { ChevronDown } from 'lucide'
import { useId } from 'react'
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
export const SelectChoice = ({ label, value, options, format, onChange }: Props) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={styles.select}>
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {options.map((option) => (
            <option key={option} value={option}>
              {format(option)}
            </option>
          ))}
        </select>
        <Glyph of={ChevronDown} size={16} />
      </div>
    </div>
  )
}
