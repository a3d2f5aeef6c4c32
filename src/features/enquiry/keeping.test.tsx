import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerFetch, renderFrench } from '../testing/render'
import { EnquiryForm } from './EnquiryForm'
import { Toaster } from '../../components/ui/Toaster'
import { eraseDraft } from './draft/draft-record'
import { readDraft, writeDraft } from './draft/draft-store'
import { keepEntry } from './outbox/deliver'
import { openOutbox } from './outbox/open-outbox'
import { sendOutbox } from './outbox/send-outbox'
import { startOutbox } from './outbox/start-outbox'
import { bodyOf, expectSent, fillInPerson, formShown, keyOf, leaveForm, receipt } from './testing/form-driver'

const show = async () => {
  const page = renderFrench(
    <>
      <EnquiryForm kind="interest" subject={{ vehicleId: 7 }} values={{ message: 'Bonjour' }} />
      <Toaster />
    </>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return page
}
const field = (label: string) => screen.getByLabelText(label)
const message = () => screen.getByLabelText(/^Message/)
const accept = () => userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
const reload = async (page: { unmount: () => void }) => {
  page.unmount()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

afterEach(async () => {
  jest.restoreAllMocks()
  await leaveForm()
})

describe('a draft', () => {
  it('comes back after a reload, but for the agreement, and goes when it is erased', async () => {
    const first = await show()
    await formShown()
    await fillInPerson()
    await userEvent.clear(message())
    await userEvent.type(message(), 'Samedi ?')
    await accept()
    await reload(first)
    await show()
    await formShown()
    expect(field('Nom et prénom')).toHaveValue('Anne Weber')
    expect(message()).toHaveValue('Samedi ?')
    expect(screen.getByRole('checkbox', { name: /^J’accepte/ })).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }))
    expect(field('Nom et prénom')).toHaveValue('')
    expect(message()).toHaveValue('Bonjour')
    expect(readDraft('interest.7')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Effacer' })).toBeNull()
    expect(field('Nom et prénom')).toHaveFocus()
  })

  it('comes back in full, also where it is too long to be sent', async () => {
    const long = 'Bonjour. '.repeat(700)
    writeDraft('interest.7', { message: long })
    await show()
    await formShown()
    expect(message()).toHaveValue(long)
  })

  it('belongs to one vehicle', async () => {
    writeDraft('interest.7', { name: 'Anne Weber' })
    renderFrench(<EnquiryForm kind="interest" subject={{ vehicleId: 8 }} />)
    await formShown()
    expect(field('Nom et prénom')).toHaveValue('')
  })

  it('is gone once it was sent', async () => {
    answerFetch(() => receipt())
    const page = await show()
    await formShown()
    await fillInPerson()
    await accept()
    await send()
    await expectSent()
    await reload(page)
    await show()
    await formShown()
    expect(field('Nom et prénom')).toHaveValue('')
  })

  it('is no condition: a form works where nothing can be stored', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const calls = answerFetch(() => receipt())
    await show()
    await formShown()
    await fillInPerson()
    await accept()
    await send()
    await expectSent()
    expect(calls).toHaveLength(1)
    expect(refuse).toHaveBeenCalled()
  })
})

describe('an enquiry without a connection', () => {
  let isDown = true
  const serve = () => {
    isDown = true
    return answerFetch(() => (isDown ? new TypeError('Failed to fetch') : receipt()))
  }
  const fillIn = async () => {
    await formShown()
    await fillInPerson()
    await accept()
    await send()
    expect(await screen.findByRole('heading', { name: 'Votre demande est gardée' })).toBeVisible()
  }

  it('is kept and said so, and goes when the connection is back, as the same enquiry', async () => {
    const calls = serve()
    await show()
    await fillIn()
    // The page keeps retrying automatically.
    await waitFor(() => expect(calls.length).toBeGreaterThan(1))
    expect(screen.getByRole('link', { name: '+352 26 10 40' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer maintenant' }))
    expect(await screen.findByText('Elle n’est pas encore partie. Nous réessayons dans un instant.')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer maintenant' }))
    await expectSent()
    expect(new Set(calls.map(keyOf)).size).toBe(1)
    expect(new Set(calls.map((call) => JSON.stringify(bodyOf(call)))).size).toBe(1)
    expect(localStorage.getItem('vitrine.outbox')).toBeNull()
  })

  it('promises nothing for the next visit where the browser would not find it again', async () => {
    serve()
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await show()
    await fillIn()
    expect(screen.getByText(/^Ce navigateur ne peut rien garder/)).toBeVisible()
    expect(refuse).toHaveBeenCalled()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer maintenant' }))
    await expectSent()
  })

  it('goes from another page, which says that it went', async () => {
    const calls = serve()
    const page = await show()
    await fillIn()
    await reload(page)
    isDown = false
    const before = calls.length
    renderFrench(<Toaster />)
    startOutbox()
    expect(await screen.findByText('Votre demande GA-7F3K-29 est bien partie.')).toBeVisible()
    expect(calls.length - before).toBe(1)
    expect(new Set(calls.map(keyOf)).size).toBe(1)
    expect(readDraft('interest.7')).toBeNull()
    window.dispatchEvent(new Event('online'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(calls.length - before).toBe(1)
  })

  it('is a draft again after 30 days, in the form that showed it as kept, and a notice says so', async () => {
    const calls = serve()
    const page = await show()
    await fillIn()
    await reload(page)
    const sent = calls.length
    const [entry] = await (await openOutbox()).all()
    if (!entry) throw new Error('Nothing is kept.')
    await keepEntry({ ...entry, savedAt: new Date(Date.now() - 31 * 86_400_000).toISOString() })
    eraseDraft('interest.7')
    await show()
    expect(await screen.findByRole('heading', { name: 'Votre demande est gardée' })).toBeVisible()
    await act(sendOutbox)
    expect(await screen.findByText(/est restée plus de 30 jours sur cet appareil/)).toBeVisible()
    expect(field('Nom et prénom')).toHaveValue('Anne Weber')
    expect(calls).toHaveLength(sent)
  })

  it('is shown as kept after a reload, and can be taken back and changed', async () => {
    const calls = serve()
    const first = await show()
    await fillIn()
    await reload(first)
    await show()
    expect(await screen.findByRole('heading', { name: 'Votre demande est gardée' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Modifier ma demande' }))
    await waitFor(() => expect(field('Nom et prénom')).toHaveValue('Anne Weber'))
    await waitFor(() => expect(field('Nom et prénom')).toHaveFocus())
    isDown = false
    await userEvent.type(message(), ', samedi')
    await accept()
    await send()
    await expectSent()
    const last = calls.at(-1)
    expect(bodyOf(last)).toMatchObject({ message: 'Bonjour, samedi' })
    expect(keyOf(last)).not.toBe(keyOf(calls[0]))
  })

  it.each([500, 502, 503, 504])('is kept where the server answers %i', async (status) => {
    answerFetch(() => ({ status }))
    await show()
    await fillIn()
    expect(localStorage.getItem('vitrine.outbox')).toBe('1')
  })

  it.each([{}, null, 'ok', { reference: 7 }])('is kept where something in between answers %j', async (body) => {
    answerFetch(() => ({ status: 200, body }))
    await show()
    await fillIn()
    expect(localStorage.getItem('vitrine.outbox')).toBe('1')
  })

  it('is tried again under its key when the page was reloaded while it was sent', async () => {
    const calls = answerFetch(() => receipt())
    const quick = globalThis.fetch
    globalThis.fetch = async (...request) => {
      await quick(...request)
      return new Promise(() => undefined)
    }
    const first = await show()
    await formShown()
    await fillInPerson()
    await accept()
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    await reload(first)
    globalThis.fetch = quick
    await show()
    startOutbox()
    await expectSent()
    expect(calls).toHaveLength(2)
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]))
    expect(bodyOf(calls[1])).toEqual(bodyOf(calls[0]))
  })
})

describe('an enquiry whose answer comes while its page is left', () => {
  const sendOne = async (answer: () => Promise<void>) => {
    const calls = answerFetch(() => receipt())
    const quick = globalThis.fetch
    globalThis.fetch = async (...request) => {
      await answer()
      return quick(...request)
    }
    const page = await show()
    await formShown()
    await fillInPerson()
    await accept()
    await send()
    return { page, calls }
  }
  const told = () => screen.findByText('Votre demande GA-7F3K-29 est bien partie.')

  it('is told on the next page, once', async () => {
    const { page } = await sendOne(async () => undefined)
    await expectSent()
    await reload(page)
    const next = renderFrench(<Toaster />)
    startOutbox()
    expect(await told()).toBeVisible()
    next.unmount()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is not told again once the visitor has seen it', async () => {
    await sendOne(async () => undefined)
    await expectSent()
    expect(sessionStorage).toHaveLength(1)
    await waitFor(() => expect(sessionStorage).toHaveLength(0), { timeout: 3_000 })
  })

  it('is told on the page of the site that the visitor went on to', async () => {
    let answer = (): void => undefined
    const { page, calls } = await sendOne(() => new Promise<void>((resolve) => (answer = resolve)))
    await reload(page)
    renderFrench(<Toaster />)
    await act(async () => answer())
    expect(await told()).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(readDraft('interest.7')).toBeNull()
    expect(localStorage.getItem('vitrine.outbox')).toBeNull()
  })
})
