import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../components/ui/Icon'
import * as styles from './filters.module.css'

interface Props {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** A pause in typing, in ms, after which it is asked for. */
const PAUSE_MS = 250

/** Free text; asked for while it is typed, whenever there is a pause. */
export const TextFilter = ({ label, placeholder, value, onChange }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [followed, setFollowed] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  // What the address says counts, unless the visitor goes on typing.
  if (followed !== value) {
    setFollowed(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell.current(text.trim()), PAUSE_MS)
  }
  return (
    <div className={styles.text}>
      <label htmlFor={id} className="sr">{label}</label>
      <Icon name="search" size={16} />
      <input id={id} type="search" autoComplete="off" maxLength={200} placeholder={placeholder} value={typed} onChange={(event) => change(event.target.value)} />
    </div>
  )
}
