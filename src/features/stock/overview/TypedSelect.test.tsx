import { act, fireEvent, render, screen } from '@testing-library/react'
import { TypedSelect } from './TypedSelect'

const told = jest.fn<undefined, [string]>()
const show = (value = 'a') => (
  <TypedSelect value={value} disabled={false} onChange={told}>
    {['a', 'b', 'c'].map((one) => (
      <option key={one}>{one}</option>
    ))}
  </TypedSelect>
)
const list = () => screen.getByRole('combobox')
const pick = (value: string) => fireEvent.change(list(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(list(), { key })

beforeEach(() => {
  jest.useFakeTimers()
  told.mockClear()
})
afterEach(() => jest.useRealTimers())

describe('a list of choices', () => {
  it('tells of a choice by pointer at once', () => {
    render(show())
    fireEvent.pointerDown(list())
    pick('b')
    expect(told.mock.calls).toEqual([['b']])
    act(() => jest.runAllTimers())
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('shows what keys come to and tells of the last only', () => {
    render(show())
    for (const value of ['b', 'c']) {
      press('ArrowDown')
      pick(value)
      expect(list()).toHaveValue(value)
    }
    expect(told).not.toHaveBeenCalled()
    act(() => jest.runAllTimers())
    expect(told.mock.calls).toEqual([['c']])
  })

  it('does not wait when the visitor goes on to something else', () => {
    render(show())
    press('c')
    pick('c')
    fireEvent.blur(list())
    expect(told.mock.calls).toEqual([['c']])
    act(() => jest.runAllTimers())
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('follows the address', () => {
    const { rerender } = render(show())
    press('b')
    pick('b')
    rerender(show('c'))
    expect(list()).toHaveValue('c')
  })
})
