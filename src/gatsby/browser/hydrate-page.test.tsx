import { waitFor } from '@testing-library/react'
import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { hydrateInPieces } from './hydrate-page'

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  override render = (): ReactNode => (this.state.hasFailed ? null : this.props.children)
}

const Broken = (): never => {
  throw new TypeError('no such field')
}

describe('a page that React takes over', () => {
  it('reports an error that a boundary keeps from the rest, once', async () => {
    document.body.innerHTML = '<div id="root"><div id="gatsby-focus-wrapper"><p>Contact</p></div></div>'
    const reported = jest.fn()
    window.reportError = reported
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no root')
    const started = jest.fn()
    hydrateInPieces(started)?.(
      <div id="gatsby-focus-wrapper">
        <p>Contact</p>
        <Boundary>
          <Broken />
        </Boundary>
      </div>,
      root,
    )
    expect(started).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.any(TypeError)))
    expect(reported).toHaveBeenCalledTimes(1)
    expect(root).toHaveTextContent('Contact')
  })

  it('shows a part that only the server could not render, and reports nothing', async () => {
    document.body.innerHTML =
      '<div id="root"><div id="gatsby-focus-wrapper"><!--$!--><template data-dgst=""></template><!--/$--></div></div>'
    const reported = jest.fn()
    window.reportError = reported
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no root')
    hydrateInPieces(() => undefined)?.(
      <div id="gatsby-focus-wrapper">
        <Suspense>
          <p>Contact</p>
        </Suspense>
      </div>,
      root,
    )
    await waitFor(() => expect(root).toHaveTextContent('Contact'))
    expect(reported).not.toHaveBeenCalled()
  })

  it('is left to Gatsby where the server made nothing', () => {
    document.body.innerHTML = '<div id="root"></div>'
    expect(hydrateInPieces(() => undefined)).toBeNull()
  })
})
