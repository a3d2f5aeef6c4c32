import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { week } from '../../domain/testing/example-week'
import { answerFetch, renderFrench } from '../testing/render'
import { EnquiryForm } from './EnquiryForm'
import { bodyOf, expectSent, fillInPerson, formShown, keyOf, leaveForm, receipt, site } from './testing/form-driver'

afterEach(leaveForm)

const send = (name = 'Envoyer le message') => userEvent.click(screen.getByRole('button', { name }))
const choose = (label: string | RegExp, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), screen.getByRole('option', { name: option }))

const showContact = async () => {
  const page = renderFrench(<EnquiryForm kind="contact" sites={[site('mersch'), site('esch')]} />)
  await formShown()
  return page
}
const fillInContact = async (message = 'Bonjour') => {
  await choose('Sujet de votre demande', 'Un véhicule d’occasion')
  await fillInPerson()
  await userEvent.type(screen.getByLabelText('Message'), message)
  await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
}

describe('enquiry form', () => {
  it('names what is missing in a summary and beside each field, goes to the first one, and sends nothing', async () => {
    const calls = answerFetch(() => receipt())
    await showContact()
    await send()
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(screen.getByLabelText('Sujet de votre demande')).toHaveFocus())
    expect(summary).toHaveTextContent('Il manque 5 informations')
    const email = screen.getByLabelText('Adresse e-mail')
    expect(email).toBeInvalid()
    expect(email).toHaveAccessibleDescription('Indiquez votre adresse e-mail.')
    await userEvent.click(within(summary).getByRole('button', { name: 'Indiquez votre nom.' }))
    expect(screen.getByLabelText('Nom et prénom')).toHaveFocus()
    await userEvent.keyboard('Anne Weber')
    await waitFor(() => expect(summary).toHaveTextContent('Il manque 4 informations'))
    expect(calls).toHaveLength(0)
  })

  it('says the truth about an enquiry that somebody looks at first', async () => {
    answerFetch(() => ({ ...receipt(), body: { ...receipt().body, state: 'held' } }))
    await showContact()
    await fillInContact()
    await send()
    const panel = await expectSent('GA-7F3K-29', 'Merci, votre demande est enregistrée')
    expect(panel).toHaveTextContent('Une personne de l’équipe vérifie d’abord votre demande')
    expect(panel).toHaveTextContent('La confirmation part ensuite à l’adresse anne@exemple.lu.')
    expect(panel).not.toHaveTextContent(/au plus tard|bien partie/)
  })

  it.each([
    ['accepted', 'Merci, votre demande est bien partie'],
    ['held', 'Merci, votre demande est enregistrée'],
  ])('promises no e-mail where none is sent: %s', async (state, title) => {
    answerFetch(() => ({ ...receipt(), body: { ...receipt().body, state, confirmedByMail: false } }))
    await showContact()
    await fillInContact()
    await send()
    const panel = await expectSent('GA-7F3K-29', title)
    expect(panel).toHaveTextContent(/Notez ce numéro.: vous ne recevez pas d’e-mail de confirmation\./)
    expect(panel).not.toHaveTextContent('anne@exemple.lu')
  })

  it('says in the place of the form that a wished time was over when the enquiry arrived', async () => {
    let isPassed = true
    answerFetch(() => ({ ...receipt(), body: { ...receipt().body, wishPassed: isPassed } }))
    await showContact()
    await fillInContact()
    await send()
    expect(await expectSent()).toHaveTextContent('Une date que vous souhaitiez n’est plus possible')
    isPassed = false
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer une autre demande' }))
    await fillInContact()
    await send()
    expect(await expectSent()).not.toHaveTextContent('n’est plus possible')
  })

  it('says why its kind is not taken, and stays filled in', async () => {
    const form = 'Nous n’estimons pas de voitures en ligne en ce moment.'
    answerFetch(() => ({ status: 422, body: { error: { code: 'not_offered', message: '', fields: { form } } } }))
    await showContact()
    await fillInContact()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(form)
    expect(screen.getByLabelText('Message')).toHaveValue('Bonjour')
  })

  it('sends what was typed, with what it is about, and says its number and what comes next', async () => {
    const calls = answerFetch(() => receipt())
    renderFrench(
      <EnquiryForm
        kind="interest"
        subject={{ vehicleId: 104729, locationId: 'mersch' }}
        sites={[site('mersch', { showroomHours: week('09:00', '18:30') })]}
        values={{ message: 'Bonjour' }}
        back={{ to: '/stock/104729', label: 'Revenir à la voiture' }}
      />,
    )
    await formShown()
    await fillInPerson()
    await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    await send('Envoyer ma demande')
    const panel = await expectSent('GA-7F3K-29')
    expect(panel).toHaveFocus()
    expect(panel).toHaveTextContent('Une confirmation part à l’adresse anne@exemple.lu.')
    expect(panel).toHaveTextContent(/Un conseiller vous répond au plus tard mercredi 25 novembre à 18.h.30/)
    expect(screen.getByRole('link', { name: 'Revenir à la voiture' })).toHaveAttribute('href', '/stock/104729')
    expect(bodyOf(calls[0])).toEqual({
      kind: 'interest',
      name: 'Anne Weber',
      email: 'anne@exemple.lu',
      message: 'Bonjour',
      consent: true,
      marketing: false,
      vehicleId: 104729,
      modelKey: null,
      leaseOfferKey: null,
      locationId: 'mersch',
      attachments: [],
      page: null,
      consentText: expect.stringMatching(/^[\w.-]+$/),
      zq7_kv: '',
      durationMs: expect.any(Number),
      madeAt: expect.any(String),
    })
    expect(keyOf(calls[0])).toMatch(/^[\x21-\x7e]{8,}$/)
  })

  it('asks about an address that looks mistyped, and takes the proposal', async () => {
    await showContact()
    await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'anne@gmial.com')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'anne@gmail.com' }))
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('anne@gmail.com')
    expect(screen.queryByRole('button', { name: 'anne@gmail.com' })).toBeNull()
  })

  it('shows a number of Luxembourg without its code, sends E.164, and asks for one where a call is wanted', async () => {
    const calls = answerFetch(() => receipt())
    await showContact()
    await fillInContact()
    await userEvent.click(screen.getByRole('switch', { name: 'Je préfère être rappelé par téléphone' }))
    expect(screen.getByRole('radio', { name: 'Le matin' })).toBeVisible()
    await send()
    const phone = screen.getByLabelText('Téléphone')
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Indiquez votre numéro de téléphone.'))
    await userEvent.type(phone, '+352621123456')
    await userEvent.tab()
    await waitFor(() => expect(phone).toHaveValue('621 123 456'))
    await send()
    await expectSent()
    expect(bodyOf(calls[0])).toMatchObject({ phone: '+352621123456', callBack: true })
  })

  it('shows a number of another country with its code, also where only its form tells the country', async () => {
    await showContact()
    const phone = screen.getByLabelText(/^Téléphone/)
    await userEvent.type(phone, '0049 (0)30 901820')
    await userEvent.tab()
    await waitFor(() => expect(phone).toHaveValue('+49 30 901820'))
    await userEvent.clear(phone)
    await userEvent.type(phone, '0711 12345')
    await userEvent.tab()
    await waitFor(() => expect(phone).toHaveValue('+49 711 12345'))
  })

  it('refuses a number that no telephone has', async () => {
    const calls = answerFetch(() => receipt())
    await showContact()
    await fillInContact()
    await userEvent.type(screen.getByLabelText(/^Téléphone/), '+999 111 111')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(/Indiquez un numéro complet/)
    expect(calls).toHaveLength(0)
  })

  it('shows what the server refused beside the field, and above the form what belongs to none', async () => {
    answerFetch(() => ({
      status: 422,
      body: { error: { code: 'invalid', fields: { email: 'Cette adresse n’existe pas.', vehicleId: 'Inconnu.' } } },
    }))
    await showContact()
    await fillInContact()
    await send()
    await waitFor(() =>
      expect(screen.getByLabelText('Adresse e-mail')).toHaveAccessibleDescription('Cette adresse n’existe pas.'),
    )
    await waitFor(() => expect(screen.getByLabelText('Adresse e-mail')).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent('Une information est à vérifier')
  })

  it('asks to wait after too many enquiries, with the number to call, once', async () => {
    answerFetch(() => ({
      status: 429,
      body: { error: { code: 'too_many', fields: { form: 'Attendez, ou appelez-nous au +352 26 10 40.' } } },
    }))
    await showContact()
    await fillInContact()
    await send()
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    expect(alert).toHaveTextContent('attendez quelques minutes')
    expect(alert.textContent.match(/\+352 26 10 40/g)).toHaveLength(1)
    expect(within(alert).getByRole('link', { name: '+352 26 10 40' })).toHaveAttribute('href', 'tel:+352261040')
    expect(screen.getByLabelText('Message')).toHaveValue('Bonjour')
  })

  it('sends once however often the button is pressed', async () => {
    let answer = (_: { status: number; body: unknown }): void => undefined
    const calls = answerFetch(() => receipt())
    const quick = globalThis.fetch
    globalThis.fetch = async (...request) => {
      await new Promise<unknown>((resolve) => (answer = resolve))
      return quick(...request)
    }
    await showContact()
    await fillInContact()
    const form = screen.getByRole('button', { name: 'Envoyer le message' }).closest('form')
    if (!form) throw new Error('There is no form.')
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    expect(await screen.findByRole('button', { name: 'Envoi en cours…' })).toBeDisabled()
    fireEvent.submit(form)
    await act(async () => answer(receipt()))
    await expectSent()
    expect(calls).toHaveLength(1)
  })

  it('gives way to a panel that is scrolled into view as a whole', async () => {
    answerFetch(() => receipt())
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    await showContact()
    await fillInContact()
    await send()
    const panel = await expectSent()
    expect(panel).toHaveFocus()
    expect(scrolled.mock.contexts).toContain(panel)
    scrolled.mockRestore()
  })

  it('knows that a subscription was confirmed in this browser once the visitor comes back to it', async () => {
    answerFetch(() => ({ ...receipt(), body: { ...receipt().body, state: 'pending' } }))
    renderFrench(<EnquiryForm kind="newsletter" />)
    await formShown()
    await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'anne@exemple.lu')
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await send('M’inscrire')
    const panel = await expectSent('GA-7F3K-29', 'Plus qu’une étape\u202f: confirmez votre adresse')
    expect(within(panel).queryByRole('button', { name: 'Envoyer une autre demande' })).toBeNull()
    expect(panel).toHaveTextContent('Ouvrez l’e-mail')
    expect(panel).toHaveTextContent('L’e-mail part à l’adresse anne@exemple.lu.')
    expect(panel).not.toHaveTextContent('Une confirmation part')
    document.cookie = 'vitrine_newsletter=GA-0000-00'
    fireEvent(document, new Event('visibilitychange'))
    expect(panel).toHaveTextContent('Ouvrez l’e-mail')
    document.cookie = 'vitrine_newsletter=GA-7F3K-29'
    fireEvent(document, new Event('visibilitychange'))
    expect(panel).toHaveTextContent('Votre adresse est confirmée')
    expect(within(panel).getByRole('heading')).toHaveTextContent('Merci, votre inscription est confirmée')
    expect(panel).not.toHaveTextContent(/Ouvrez l’e-mail|L’e-mail part/)
    document.cookie = 'vitrine_newsletter=; Max-Age=0'
  })

  describe('that the visitor sends a second time', () => {
    const headers = { 'idempotent-replayed': 'true' }
    const sendTwice = async (receivedAt?: string) => {
      let sent = 0
      answerFetch(() => ({ ...receipt('GA-7F3K-29', receivedAt), ...(++sent > 1 && { headers }) }))
      for (const attempt of [1, 2]) {
        const { unmount } = await showContact()
        await fillInContact()
        await send()
        if (attempt === 1) {
          await expectSent()
          unmount()
        }
      }
      return expectSent('GA-7F3K-29', 'Nous avions déjà reçu cette demande')
    }

    it('is said to be the same, with its number', async () => {
      const panel = await sendTwice()
      expect(panel).toHaveTextContent('pas de seconde demande')
      expect(panel).not.toHaveTextContent('Une confirmation part')
    })

    it('is promised no answer by a time that is over', async () => {
      const panel = await sendTwice('2020-01-06T10:00:00.000Z')
      expect(panel).toHaveTextContent('Le délai annoncé pour la réponse est passé.')
      expect(panel).not.toHaveTextContent('au plus tard')
      expect(within(panel).getByRole('link', { name: '+352 26 10 40' })).toBeVisible()
    })

    it('is a new one where only an attempt of its own was stored before', async () => {
      answerFetch(() => ({ ...receipt(), headers }))
      await showContact()
      await fillInContact('Une seule fois')
      await send()
      expect(await expectSent()).not.toHaveTextContent('seconde demande')
    })
  })

  it('is empty for another enquiry, which is a new one even if it says the same', async () => {
    const calls = answerFetch(() => receipt())
    await showContact()
    await fillInContact()
    await send()
    await expectSent()
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer une autre demande' }))
    expect(screen.getByLabelText('Sujet de votre demande')).toHaveFocus()
    expect(screen.getByLabelText('Nom et prénom')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: /^J’accepte/ })).not.toBeChecked()
    await fillInContact()
    await send()
    await expectSent()
    const [first, second] = calls.map((call) => ({ ...bodyOf(call), durationMs: 0, madeAt: '' }))
    expect(second).toEqual(first)
    expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]))
  })

  it('sends again under a new key when the server says that the key belongs to another enquiry', async () => {
    let attempts = 0
    const calls = answerFetch(() => (++attempts === 1 ? { status: 409, body: {} } : receipt()))
    await showContact()
    await fillInContact()
    await send()
    await expectSent()
    expect(new Set(calls.map(keyOf)).size).toBe(2)
  })

  it.each(['cancelled', 'refused', 'erased'])('sends a new enquiry when the same one before was %s', async (state) => {
    let attempts = 0
    const before = { ...receipt('GA-9K4T-33'), body: { ...receipt('GA-9K4T-33').body, state } }
    const calls = answerFetch(() => (++attempts === 1 ? before : receipt()))
    await showContact()
    await fillInContact()
    await send()
    expect(await expectSent()).not.toHaveTextContent('GA-9K4T-33')
    expect(new Set(calls.map(keyOf)).size).toBe(2)
    expect(localStorage.getItem('vitrine.outbox')).toBeNull()
  })

  it('never ticks agreement beforehand, and leads to what happens with the data', async () => {
    await showContact()
    expect(screen.getByRole('checkbox', { name: /^J’accepte/ })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /recevoir par e-mail/ })).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'Comment nous traitons vos données' })).toHaveAttribute(
      'href',
      '/politique-de-traitement-des-donnees',
    )
  })
})
