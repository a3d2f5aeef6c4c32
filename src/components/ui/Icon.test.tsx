import { act, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Icon } from './Icon'
import { markupOf } from './glyph-markup'
import { ICONS } from './icons'

/** As in a browser that has not loaded the drawings. */
jest.mock('./icon-drawings', () => jest.requireActual('./icon-drawings.browser'))

describe('icon in the browser', () => {
  it('stays as the server drew it', async () => {
    const served = document.createElement('div')
    served.innerHTML = renderToString(<Icon name="heart" />).replace('></svg>', `>${markupOf(ICONS.heart)}</svg>`)
    const drawn = served.innerHTML
    expect(drawn).toContain('<path')
    await act(async () => void hydrateRoot(served, <Icon name="heart" />))
    expect(served.innerHTML).toBe(drawn)
  })

  it('is drawn once its drawing is loaded where the server drew none', async () => {
    const { container } = render(<Icon name="heart" />)
    await waitFor(() => expect(container.querySelector('svg')?.innerHTML).toBe(markupOf(ICONS.heart)), {
      timeout: 4000,
    })
  })

  it('is the drawing that came with its story, on the server and in the browser, with nothing loaded', async () => {
    const drawn = { viewBox: '0 0 20 30', body: '<g fill="currentColor" stroke="none"><path d="M1 1"></path></g>' }
    const served = document.createElement('div')
    served.innerHTML = renderToString(<Icon name={drawn} />)
    const before = served.innerHTML
    expect(before).toContain(drawn.body)
    await act(async () => void hydrateRoot(served, <Icon name={drawn} />))
    expect(served.innerHTML).toBe(before)
    expect(render(<Icon name={drawn} />).container.innerHTML).toBe(before)
  })
})
