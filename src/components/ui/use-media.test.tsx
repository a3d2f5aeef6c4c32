import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useMedia } from './use-media'

const Told = () => <p>{useMedia('(max-width: 600px)') ? 'narrow' : 'wide'}</p>

describe('a media query', () => {
  it('does not hold on the server, and follows the window in the browser', () => {
    const media = Object.assign(new EventTarget(), { matches: true })
    const ask = jest.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList)
    expect(renderToString(<Told />)).toContain('wide')
    render(<Told />)
    expect(screen.getByText('narrow')).toBeInTheDocument()
    act(() => {
      media.matches = false
      media.dispatchEvent(new Event('change'))
    })
    expect(screen.getByText('wide')).toBeInTheDocument()
    expect(ask).toHaveBeenCalledWith('(max-width: 600px)')
    ask.mockRestore()
  })
})
