import { useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { findLocalities, theLocality } from '../../domain/location/localities'
import type { Locality } from '../../domain/location/localities'

interface Given {
  localities: readonly Locality[]
  /** Id of the place that is asked for. */
  place: string | null
  /** What the field says of it. */
  label: string
  onChoose: (place: string | null) => void
}

/** As many proposals as fit under the field. */
const MOST = 7

/**
 * A field that proposes localities while somebody types, and all of them to the arrow keys. What is typed is no wish until
 * a proposal is taken, or until the field is left with what can be one place only.
 */
export const useLocalityField = ({ localities, place, label, onChoose }: Given) => {
  /** Null: nothing is being typed, the field says what is asked for. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [followed, setFollowed] = useState(place)
  const options = useMemo(() => {
    const found = findLocalities(typed ?? '', localities)
    return (typed ?? '').trim() === '' ? found : found.slice(0, MOST)
  }, [typed, localities])
  if (followed !== place) {
    // The place was changed elsewhere, by the visitor’s position or by back. A name that no place has stays in the field.
    setFollowed(place)
    if (place !== null || typed === null || options.length > 0) setTyped(null)
  }
  const isShown = isOpen && options.length > 0
  /** Where the arrow keys are. */
  const pointed = isShown ? options[active] : undefined
  const text = (typed ?? '').trim()
  const isUnknown = text !== '' && options.length === 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (next: string | null) => {
    close()
    setTyped(null)
    onChoose(next)
  }
  /** Drops the former place when the name that was typed is unknown. */
  const forget = () => {
    close()
    if (isUnknown && place !== null) onChoose(null)
  }
  /** What is proposed first, unless the arrow keys went to another. */
  const submit = () => {
    const option = pointed ?? (text === '' ? undefined : options[0])
    if (option) choose(option.id)
    else if (typed !== null && text === '') choose(null)
    else forget()
  }
  const leave = (): void => {
    const meant = pointed ?? theLocality(text, localities)
    if (meant) return choose(meant.id)
    if (typed !== null && text === '') return choose(null)
    if (options.length === 0) return forget()
    close()
    setTyped(null)
  }
  const step = (by: 1 | -1) => {
    const from = isShown ? active : options.findIndex(({ id }) => id === place) - by
    setOpen(true)
    setActive(from < 0 && by < 0 ? options.length - 1 : (from + by + options.length) % options.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (options.length > 0) step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      // The focus stays here; the button of the form leads to the list.
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && (isShown || typed !== null)) {
      event.preventDefault()
      close()
      if (!isShown) setTyped(null)
    }
  }
  return {
    value: typed ?? label,
    options,
    isShown,
    active,
    choose,
    submit,
    leave,
    onKeyDown,
    type: (next: string) => {
      setTyped(next)
      setOpen(next.trim() !== '')
      setActive(-1)
    },
    /** What was typed and no place is called; null where there is none such. */
    unknown: isUnknown ? text : null,
    /** Whether somebody has done with typing. */
    isDone: !isOpen,
  }
}

export type LocalityFieldState = ReturnType<typeof useLocalityField>
