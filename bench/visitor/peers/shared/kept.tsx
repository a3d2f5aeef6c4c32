import { useSyncExternalStore } from 'react'
import { textOf } from './piece'
import type { ElementPiece } from './piece'
import { renderPiece } from './Tree'

interface Props {
  piece: ElementPiece
}

const EMPTY = '[]'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const itemsOf = (stored: string): string[] => {
  const items: unknown = JSON.parse(stored)
  return Array.isArray(items) ? items.map(String) : []
}

/** Whether a vehicle is on a list in local storage. */
const useKept = (list: string, { attributes }: ElementPiece) => {
  const vehicle = attributes['data-vehicle'] ?? ''
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(list) ?? EMPTY,
    () => EMPTY,
  )
  const isKept = itemsOf(stored).includes(vehicle)
  const toggle = () => {
    const others = itemsOf(stored).filter((one) => one !== vehicle)
    localStorage.setItem(list, JSON.stringify(isKept ? others : [...others, vehicle]))
    for (const listener of listeners) listener()
  }
  return { isKept, toggle }
}

/** A heart, or the button that adds the vehicle of the page to the comparison. */
export const Keep = ({ piece }: Props) => {
  const { isKept, toggle } = useKept(textOf(piece).includes('Comparer') ? 'compared' : 'favourites', piece)
  return renderPiece(piece, { 'aria-pressed': isKept, onClick: toggle })
}

/** The checkbox of a card that adds its vehicle to the comparison. */
export const Compare = ({ piece }: Props) => {
  const { isKept, toggle } = useKept('compared', piece)
  return renderPiece(piece, { checked: isKept, onChange: toggle })
}
