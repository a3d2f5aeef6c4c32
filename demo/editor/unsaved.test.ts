import { createUnsaved } from './client/unsaved'

describe('what is not saved', () => {
  it('is what was typed, until it is saved or given up', () => {
    const unsaved = createUnsaved()
    expect(unsaved.has()).toBe(false)
    unsaved.typed()
    expect(unsaved.has()).toBe(true)
    unsaved.saving()()
    expect(unsaved.has()).toBe(false)
    unsaved.typed()
    unsaved.forget()
    expect(unsaved.has()).toBe(false)
  })

  it('is what was typed while a save was under way, and all of it when the save failed', () => {
    const unsaved = createUnsaved()
    unsaved.typed()
    const done = unsaved.saving()
    unsaved.typed()
    done()
    expect(unsaved.has()).toBe(true)
    unsaved.saving()
    expect(unsaved.has()).toBe(true)
  })
})
