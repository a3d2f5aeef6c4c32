import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { publicConfig } from '../../config/public'
import { answerConsent, mustReload } from '../consent/consent-store'
import { forgetConsent, storedChoices } from '../testing/consent'
import { installDialog, renderFrench } from '../testing/render'
import { BookingButton } from './BookingButton'
import type { BookingOptions } from './booking-widget'

const none = { ...publicConfig.booking }
const account = { scriptUrl: 'https://booking.example/w.js', appId: 'alzette', appCode: 'a', settingsId: '7' }
const plugin = {
  make: 'peugeot',
  location: 'mersch',
  product_category: 'tyres',
  product_category_hidden: true,
}
const scripts = () => [...document.head.querySelectorAll('script')]
const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** The vendor's widget, which records what it is opened with. */
const putWidget = (): BookingOptions[] => {
  const opened: BookingOptions[] = []
  window.bookingWidget = { open: (options) => void opened.push(options) }
  return opened
}
const show = (options: BookingOptions | undefined = plugin) =>
  renderFrench(
    <BookingButton plugin={options} fallback="#formulaire">
      Réserver
    </BookingButton>,
  )
const click = (name = 'Réserver') => userEvent.click(screen.getByRole('button', { name }))
const told = () => (window.dataLayer ?? []).filter(({ event }) => event === 'open_booking')

beforeAll(installDialog)
beforeEach(() => {
  Object.assign(publicConfig.booking, account)
  forgetConsent()
  document.head.innerHTML = ''
  delete window.bookingWidget
  delete window.dataLayer
  errors.mockClear()
})
afterAll(() => void Object.assign(publicConfig.booking, none))

describe('booking button with consent to comfort', () => {
  beforeEach(() => answerConsent({ comfort: true }))

  it('opens the widget with all four parameters and nothing else', async () => {
    const opened = putWidget()
    show({ ...plugin, component: 'booking-plugin', _uid: '1' } as BookingOptions)
    await click()
    expect(opened).toEqual([plugin])
    expect(told()).toMatchObject([{ product_category: 'tyres', location_id: 'mersch' }])
    expect(errors).not.toHaveBeenCalled()
  })

  it('keeps the script on the page until the button goes away, or the consent', () => {
    const { unmount } = show()
    expect(scripts()).toHaveLength(1)
    act(() => answerConsent({ comfort: false }))
    expect(scripts()).toHaveLength(0)
    act(() => answerConsent({ comfort: true }))
    expect(scripts()).toHaveLength(1)
    unmount()
    expect(scripts()).toHaveLength(0)
  })

  it('lets a withdrawal load the page again, because what the script started cannot be unloaded', () => {
    show()
    expect(mustReload()).toBe(false)
    act(() => answerConsent({ comfort: false }))
    expect(mustReload()).toBe(true)
  })

  it('says on the console that the widget is not on the page, and leads on', async () => {
    show()
    await click()
    expect(errors).toHaveBeenCalledWith('The booking widget is not on the page.')
    expect(window.location.hash).toBe('#formulaire')
  })

  it('says on the console that it has no plugin, and leads on', async () => {
    const opened = putWidget()
    renderFrench(
      <BookingButton plugin={undefined} fallback="#formulaire">
        Réserver
      </BookingButton>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Réserver' }))
    expect(errors).toHaveBeenCalledWith('The booking button has no booking plugin.')
    expect(opened).toEqual([])
    expect(scripts()).toHaveLength(0)
  })
})

describe('booking button without consent to comfort', () => {
  it('loads nothing; a click asks and names the host and another way', async () => {
    show()
    expect(scripts()).toHaveLength(0)
    await click()
    expect(await screen.findByRole('dialog')).toHaveTextContent('booking.example')
    expect(screen.getByRole('link', { name: 'Continuer sans ce service' })).toHaveAttribute('href', '#formulaire')
    await click('Fermer')
    expect([scripts().length, storedChoices()]).toEqual([0, undefined])
  })

  it('opens the widget as soon as it is loaded, once the visitor agreed', async () => {
    show()
    await click()
    await click('Autoriser et ouvrir')
    expect(storedChoices()).toEqual({ comfort: true })
    const opened = putWidget()
    act(() => void scripts()[0]?.dispatchEvent(new Event('load')))
    expect(opened).toEqual([plugin])
    act(() => void scripts()[0]?.dispatchEvent(new Event('load')))
    expect(opened).toHaveLength(1)
  })
})
