import { waitFor } from '@testing-library/react'
import { followKeyboard } from './follow-keyboard'

it('scrolls a row to what has the focus from the first key on', async () => {
  document.body.innerHTML = '<ul style="overflow-x: auto"><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>'
  const [row, first, second] = document.querySelectorAll<HTMLElement>('ul, a')
  if (!row || !first || !second) throw new Error('The page has no row of two links')
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 390 } })
  for (const link of [first, second]) Object.defineProperty(link, 'matches', { value: () => true })
  second.getBoundingClientRect = () => new DOMRect(500, 0, 200, 40)
  first.getBoundingClientRect = () => new DOMRect(-300, 0, 200, 40)
  row.getBoundingClientRect = () => new DOMRect(0, 0, 390, 40)
  document.elementFromPoint = () => null
  followKeyboard()
  second.focus()
  expect(row.scrollLeft).toBe(0)
  second.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
  const reached = row.scrollLeft
  first.focus()
  expect(row.scrollLeft).toBeLessThan(reached)
})
