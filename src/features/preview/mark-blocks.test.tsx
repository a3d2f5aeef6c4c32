import { waitFor } from '@testing-library/react'
import { keepBlocksMarked } from './mark-blocks'

const attributesOf = ({ _editable = '' }: { _editable?: string }) => ({
  'data-blok-c': _editable,
  'data-blok-uid': '1',
})
const marker = (name: string) => `<template data-editable="${name}"></template>`
const marked = () =>
  [...document.querySelectorAll('[data-blok-c]')].map((element) => [element.id, element.getAttribute('data-blok-c')])

describe('blocks that the editor can find', () => {
  it('are marked at the element that has a box', async () => {
    document.body.innerHTML = `${marker('hero')}<section id="hero"></section>
      ${marker('table')}<div class="as-is"><section id="table"></section></div>
      ${marker('faq')}<div class="as-is"></div>${marker('nothing')}`
    const end = keepBlocksMarked(document.body, attributesOf)
    expect(marked()).toEqual([
      ['hero', 'hero'],
      ['table', 'table'],
      ['', 'faq'],
    ])
    document.querySelector('.as-is')?.replaceChildren(Object.assign(document.createElement('section'), { id: 'later' }))
    await waitFor(() => expect(marked()).toContainEqual(['later', 'table']))
    end()
  })
})
