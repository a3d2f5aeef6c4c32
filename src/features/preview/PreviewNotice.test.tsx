import { act, fireEvent, screen } from '@testing-library/react'
import { renderFrench } from '../testing/render'
import { PreviewNotice } from './PreviewNotice'

const DRAFT = { kind: 'draft', name: 'Pneus', problems: [], heldRedirects: [] } as const
const dock = (): string => document.documentElement.style.getPropertyValue('--dock')
const resizeTo = (width: number): void => {
  jest.replaceProperty(window, 'innerWidth', width)
  act(() => void window.dispatchEvent(new Event('resize')))
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { height: this.hasAttribute('data-preview') ? 119.4 : 28 } as DOMRect
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  delete document.documentElement.dataset['tray']
})

describe('notice of the preview', () => {
  it('leaves its place to no message and no link of a narrow screen: they move above it', () => {
    jest.replaceProperty(window, 'innerWidth', 390)
    const { unmount } = renderFrench(<PreviewNotice status={DRAFT} />)
    expect(dock()).toBe('136px')
    fireEvent.click(screen.getByRole('button', { name: 'Masquer' }))
    expect(dock()).toBe('44px')
    unmount()
    expect(dock()).toBe('')
  })

  it('moves nothing on wide screens, where it stands beside them, and under the comparison tray', () => {
    jest.replaceProperty(window, 'innerWidth', 1440)
    renderFrench(<PreviewNotice status={DRAFT} />)
    expect(dock()).toBe('')
    const notice = screen.getByRole('status')
    expect(notice).toHaveStyle({ left: '108px' })
    resizeTo(768)
    expect(dock()).toBe('136px')
    expect(notice).toHaveStyle({ left: '16px' })
    document.documentElement.dataset['tray'] = ''
    resizeTo(760)
    expect(dock()).toBe('')
  })
})
