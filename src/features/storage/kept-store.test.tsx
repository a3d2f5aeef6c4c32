import { act } from '@testing-library/react'
import { parseKeptVehicle } from '../../domain/vehicle/kept'
import { parseItems } from './kept-storage'
import { createKeptStore } from './kept-store'

let number = 0
const make = (max?: number) => {
  number += 1
  const key = `list-${number}`
  return { key, list: createKeptStore({ key, parse: parseKeptVehicle, ...(max === undefined ? {} : { max }) }) }
}
const entry = (id: number) => ({ id, card: null })
const ids = (list: ReturnType<typeof make>['list']) => list.useIds.getState().ids
/** What another tab does, and what the browser tells this one of it. */
const elsewhere = (key: string, stored: string | null) => {
  if (stored === null) localStorage.removeItem(key)
  else localStorage.setItem(key, stored)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: stored })))
}

beforeEach(() => localStorage.clear())

describe('a kept list', () => {
  it.each([
    ['nothing', null, []],
    ['half a document', '[1,2', []],
    ['another shape', '{"ids":[1]}', []],
    ['what is no stock number', '[1,"2",-3,4.5,null,6]', [1, 6]],
    ['a damaged entry among good ones', '[{"id":1,"card":null},{"id":"x"},{"id":3,"card":7}]', [1, 3]],
    ['doubles', '[1,1,2]', [1, 2]],
  ])('reads %s in storage without harm', (_what, stored, expected) => {
    expect(parseItems(stored, parseKeptVehicle).map(({ id }) => id)).toEqual(expected)
  })

  it('begins with what a visit before left, but not in the first render, so that hydration finds what the server wrote', () => {
    localStorage.setItem('before', '[7,8]')
    const list = createKeptStore({ key: 'before', parse: parseKeptVehicle })
    expect(list.useIds.getState().ids).toEqual([7, 8])
    expect(list.useIds.getInitialState().ids).toEqual([])
  })

  it('leaves what it cannot read as it is until the visitor changes the list', () => {
    localStorage.setItem('damaged', '[1,2')
    const list = createKeptStore({ key: 'damaged', parse: parseKeptVehicle })
    expect(localStorage.getItem('damaged')).toBe('[1,2')
    list.add(entry(5))
    expect(localStorage.getItem('damaged')).toBe('[{"id":5,"card":null}]')
  })

  it('follows another tab, also one that empties all storage', () => {
    const { key, list } = make()
    elsewhere(key, '[3]')
    expect(ids(list)).toEqual([3])
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(ids(list)).toEqual([])
  })

  it('takes nothing back that another tab did while this one slept', () => {
    const { key, list } = make()
    list.add(entry(1))
    // No event: the tab was asleep.
    localStorage.setItem(key, '[1,2]')
    list.add(entry(3))
    expect(ids(list)).toEqual([1, 2, 3])
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(3)
  })

  it('looks again when the tab is looked at again', () => {
    const { key, list } = make()
    localStorage.setItem(key, '[4]')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(ids(list)).toEqual([4])
  })

  it('renders nobody again for what did not change', () => {
    const { key, list } = make()
    list.add(entry(1))
    const before = list.useIds.getState()
    elsewhere(key, localStorage.getItem(key))
    expect(list.useIds.getState()).toBe(before)
  })

  it('works for the visit when storage refuses', () => {
    const { list } = make()
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    list.add(entry(5))
    list.add(entry(6))
    expect(ids(list)).toEqual([5, 6])
    expect(list.lasts()).toBe(false)
    refuse.mockRestore()
    list.add(entry(7))
    expect(list.lasts()).toBe(true)
  })

  it('refuses more than it takes', () => {
    const { key, list } = make(2)
    expect([1, 2, 3, 2].map((id) => list.add(entry(id)))).toEqual([true, true, false, true])
    elsewhere(key, '[1,2,3,4]')
    expect(ids(list)).toEqual([1, 2])
  })

  it('puts back what was taken off, in its place, beside what came since', () => {
    const { list } = make()
    for (const id of [1, 2, 3]) list.add(entry(id))
    const undo = list.remove(2)
    list.add(entry(4))
    expect(undo()).toBe(true)
    expect(ids(list)).toEqual([1, 2, 3, 4])
  })

  it('says so when there is no room to put it back', () => {
    const { list } = make(2)
    for (const id of [1, 2]) list.add(entry(id))
    const undo = list.remove(1)
    list.add(entry(3))
    expect(undo()).toBe(false)
    expect(ids(list)).toEqual([2, 3])
  })

  it('takes a replacement back without what it had brought', () => {
    const { list } = make()
    for (const id of [1, 2]) list.add(entry(id))
    const undo = list.replace([entry(2), entry(9)])
    expect(ids(list)).toEqual([2, 9])
    undo()
    expect(ids(list)).toEqual([1, 2])
  })

  it('has the latest first where that is asked for, and the oldest makes room', () => {
    const { list } = make(2)
    for (const id of [1, 2, 1, 3]) list.addFirst(entry(id))
    expect(ids(list)).toEqual([3, 1])
  })
})
