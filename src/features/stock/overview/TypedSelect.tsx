import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTyped } from './use-typed'

interface Props {
  id?: string
  value: string
  disabled: boolean
  onChange: (value: string) => void
  /** Its options. */
  children: ReactNode
}

/** A list of choices that is told of at once by pointer; keys go from choice to choice until the one that is meant. */
export const TypedSelect = ({ id, value, disabled, onChange, children }: Props) => {
  const { typed, type, choose, flush } = useTyped(value, onChange)
  const isTyping = useRef(false)
  const follow = (by: 'keys' | 'pointer') => () => {
    isTyping.current = by === 'keys'
  }
  return (
    <select
      id={id}
      value={typed}
      disabled={disabled}
      onKeyDown={follow('keys')}
      onPointerDown={follow('pointer')}
      onChange={({ target }) => (isTyping.current ? type : choose)(target.value)}
      onBlur={flush}
    >
      {children}
    </select>
  )
}
