import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = (path: string): string => readFileSync(join(__dirname, path), 'utf8')

/** The outline that the styles of the site give a box of a form. */
const outlineOf = (isInvalid: boolean, isFocused: boolean): string => {
  document.head.innerHTML = `<style>${css('../../styles/base.css')}</style><style>${css('enquiry.module.css')}</style>`
  document.body.innerHTML = `<div class="check"><input type="checkbox" ${isInvalid ? 'aria-invalid="true"' : ''}></div>`
  const box = document.querySelector('input')
  if (!box) throw new Error('There is no box.')
  if (isFocused) box.focus()
  return getComputedStyle(box).outline
}

it('shows the focus on a box that is to be ticked as on any other', () => {
  const focused = outlineOf(false, true)
  expect(focused).toContain('var(--accent)')
  expect(outlineOf(true, true)).toBe(focused)
  expect(outlineOf(true, false)).toContain('var(--action)')
})
