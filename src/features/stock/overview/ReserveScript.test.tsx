import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RESERVE_SCRIPT } from '../../../config/inline-scripts/reserve-list'
import { ReserveScript } from './ReserveScript'

describe('script that keeps the place of a list', () => {
  it('stands in a page as it is built', () => {
    expect(renderToStaticMarkup(<ReserveScript />)).toBe(`<script>${RESERVE_SCRIPT}</script>`)
  })

  it('is not made in the browser, where it would not run', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { container } = render(<ReserveScript />)
    expect(container).toBeEmptyDOMElement()
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})
