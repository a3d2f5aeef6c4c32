import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { COOKIES_HASH } from '../consent/MeasurementNotice'
import { useMeasurement } from '../consent/measurement-consent'
import { renderFrench } from '../testing/render'
import { Measurement } from './Measurement'
import { tagManagerUrl } from './tag-manager'

const URL_OF_SCRIPT = 'https://tags.example/gtm.js?id=GTM-1'
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const reload = jest.fn()
const show = (url: string | null = URL_OF_SCRIPT) => renderFrench(<Measurement url={url} reload={reload} />)

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  window.location.hash = ''
  reload.mockClear()
  delete window.dataLayer
  useMeasurement.setState({ isKnown: false, answer: null, isAskedAgain: false })
})

describe('tag manager', () => {
  it('is asked for with the id of the group, and only when both are configured', () => {
    expect(tagManagerUrl({ scriptUrl: 'https://tags.example/gtm.js?x=1', id: 'GTM-1' })).toBe(
      'https://tags.example/gtm.js?x=1&id=GTM-1',
    )
    expect(tagManagerUrl({ scriptUrl: '', id: 'GTM-1' })).toBeNull()
    expect(tagManagerUrl({ scriptUrl: 'https://tags.example/gtm.js', id: '' })).toBeNull()
    expect(tagManagerUrl()).toBeNull()
  })

  it('is nothing, and nobody is asked, where none is configured', () => {
    show(null)
    expect(screen.queryByRole('region')).toBeNull()
    expect(scripts()).toEqual([])
  })

  it('is loaded once the visitor agreed, once, with what happened before', async () => {
    show()
    expect(scripts()).toEqual([])
    expect(screen.getByRole('region', { name: 'Mesure d’audience' })).toHaveTextContent('tags.example')
    await userEvent.click(screen.getByRole('button', { name: 'Accepter' }))
    expect(scripts()).toEqual([URL_OF_SCRIPT])
    expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'gtm.js' })
    expect(screen.queryByRole('region')).toBeNull()
    expect(localStorage.getItem('vitrine.measurement')).toBe('granted')
  })

  it('is loaded at once for who agreed on a visit before, without a question', () => {
    localStorage.setItem('vitrine.measurement', 'granted')
    show()
    expect(scripts()).toEqual([URL_OF_SCRIPT])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is not loaded for who refused, and asks no more', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }))
    expect(scripts()).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
    expect(localStorage.getItem('vitrine.measurement')).toBe('denied')
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page when the visitor takes the consent back, by the link that opens the question again', async () => {
    localStorage.setItem('vitrine.measurement', 'granted')
    show()
    act(() => {
      window.location.hash = COOKIES_HASH
      window.dispatchEvent(new Event('hashchange'))
    })
    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('vitrine.measurement')).toBe('denied')
  })

  it('takes nothing else than an answer for one', () => {
    localStorage.setItem('vitrine.measurement', 'yes')
    show()
    expect(scripts()).toEqual([])
    expect(screen.getByRole('region')).toBeVisible()
  })
})
