import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderFrench } from '../../testing/render'
import { FacetOptions } from './FacetOptions'

const LETTERS = 'abcdefghijkl'.split('')

/** A facet whose options `without` give nothing. */
const show = (start: string[], without: readonly string[] = []) => {
  const Facet = () => {
    const [chosen, setChosen] = useState(start)
    const options = LETTERS.map((id) => ({ id, label: `Choix ${id}`, count: without.includes(id) ? 0 : 3 }))
    return (
      <FacetOptions
        title="Lettres"
        isTitleHidden
        options={options}
        chosen={chosen}
        onChange={setChosen}
        format={String}
        more={(count) => `Voir les ${count} choix`}
      />
    )
  }
  renderFrench(<Facet />)
}
const box = (letter: string) => screen.queryByRole('checkbox', { name: new RegExp(`^Choix ${letter}`) })
const toggle = (letter: string) => {
  const element = box(letter)
  if (!element) throw new Error(`No option ${letter}`)
  act(() => element.focus())
  fireEvent.click(element)
}

describe('options of a facet', () => {
  it('dim what would give nothing', () => {
    show([], ['b'])
    expect(box('b')).toBeDisabled()
    expect(box('a')).toBeEnabled()
  })

  it('leave the focus on one that gives nothing once it is given up, which can be taken again', () => {
    show(['b'], ['b'])
    toggle('b')
    expect(box('b')).toBeEnabled()
    expect(box('b')).toHaveFocus()
    toggle('b')
    expect(box('b')).toBeChecked()
    toggle('b')
    act(() => box('a')?.focus())
    expect(box('b')).toBeDisabled()
  })

  it('keep one of those that are not shown at first while it has the focus', () => {
    show(['l'])
    expect(box('k')).toBeNull()
    toggle('l')
    expect(box('l')).toHaveFocus()
    act(() => box('a')?.focus())
    expect(box('l')).toBeNull()
  })

  it('lead the focus on to the first of those that have come', () => {
    show(['l'], ['i'])
    fireEvent.click(screen.getByRole('button', { name: 'Voir les 12 choix' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(12)
    expect(box('j')).toHaveFocus()
  })
})
