import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { CONSENT_TEXT_VERSION, consentVersion } from '../../config/consent/consent-version'
import messages from '../../locales/fr.json'
import { configureTagManager, forgetConsent, storedChoices } from '../testing/consent'
import { installDialog, renderFrench } from '../testing/render'
import { Consent } from './Consent'
import { answerConsent, CONSENT_KEY, readConsent, useConsent, whenGranted } from './consent-store'
import { useExternalContent } from './use-consent'

const reload = jest.fn()
const show = () =>
  renderFrench(
    <>
      <Consent reload={reload} />
      <a href="/politique-de-traitement-des-donnees#cookies">Gérer les cookies</a>
    </>,
  )
const notice = () => screen.queryByRole('region', { name: 'Vos choix' })
const openDialog = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Gérer les cookies' }))
  return screen.findByRole('dialog', { name: 'Cookies et services externes' })
}
const box = (name: string) => screen.getByRole('checkbox', { name })

let takeAway = (): void => undefined

beforeAll(installDialog)
beforeEach(() => {
  localStorage.clear()
  forgetConsent()
  window.location.hash = ''
  reload.mockClear()
  takeAway = configureTagManager()
})
afterEach(() => takeAway())

describe('notice', () => {
  it('asks nobody where no service has to be asked for on arrival', () => {
    takeAway()
    show()
    expect(notice()).toBeNull()
  })

  it('asks a visitor without an answer, with buttons of one look for refusing and accepting', async () => {
    show()
    const region = await screen.findByRole('region', { name: 'Vos choix' })
    const [refuse, accept] = ['Tout refuser', 'Tout accepter'].map((name) =>
      within(region).getByRole('button', { name }),
    )
    expect(refuse?.className).toBe(accept?.className)
    expect(refuse?.parentElement).toBe(accept?.parentElement)
  })

  it.each([
    ['Tout refuser', { comfort: false, statistics: false, marketing: false }],
    ['Tout accepter', { comfort: true, statistics: true, marketing: true }],
  ])('is gone after "%s", with the date and the version of the text', async (name, choices) => {
    show()
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(notice()).toBeNull()
    expect(storedChoices()).toEqual(choices)
    expect(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '')).toMatchObject({
      version: consentVersion(),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('stays for a visitor who only allowed comfort where they met it', async () => {
    answerConsent({ comfort: true })
    show()
    expect(await screen.findByRole('region', { name: 'Vos choix' })).toBeVisible()
  })

  it('asks again after six months, for another text and for another service', () => {
    const answers: [version: string, at: string][] = [
      [consentVersion(), new Date(Date.now() - 183 * 86_400_000).toISOString()],
      ['2020-01-01', new Date().toISOString()],
      [CONSENT_TEXT_VERSION, new Date().toISOString()],
    ]
    for (const [version, at] of answers) {
      localStorage.setItem(CONSENT_KEY, JSON.stringify({ version, at, choices: { statistics: true } }))
      readConsent()
      expect(useConsent.getState().stored).toBeNull()
    }
  })

  it('deletes answers of earlier versions, which have no date', () => {
    localStorage.setItem('vitrine.external', 'granted')
    localStorage.setItem('vitrine.measurement', 'granted')
    readConsent()
    expect(useConsent.getState().stored).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('dialog', () => {
  it('is opened by every link to its anchor, and by an address with it', async () => {
    takeAway()
    show()
    expect(await openDialog()).toBeVisible()
    expect(window.location.pathname).toBe('/')
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => {
      window.location.hash = '#cookies'
      window.dispatchEvent(new Event('hashchange'))
    })
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(storedChoices()).toBeUndefined()
  })

  it('ticks nothing beforehand and names the services of each category', async () => {
    show()
    const dialog = await openDialog()
    for (const name of ['Confort', 'Statistiques', 'Marketing']) expect(box(name)).not.toBeChecked()
    expect(box('Nécessaires')).toBeChecked()
    expect(box('Nécessaires')).toBeDisabled()
    expect(within(dialog).getAllByText('tags.example')).toHaveLength(2)
  })

  it('offers no choice about a category without a service, and nobody agrees to it', async () => {
    takeAway()
    show()
    const dialog = await openDialog()
    expect(box('Marketing')).toBeDisabled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tout accepter' }))
    expect(storedChoices()).toEqual({ comfort: true, statistics: false, marketing: false })
  })

  it('keeps each choice, shows it again with its date, and lets it be changed', async () => {
    show()
    await openDialog()
    await userEvent.click(box('Confort'))
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes choix' }))
    expect(storedChoices()).toEqual({ comfort: true, statistics: false, marketing: false })
    expect(useExternalContent.getState().granted).toBe(true)
    const dialog = await openDialog()
    expect(box('Confort')).toBeChecked()
    expect(dialog).toHaveTextContent(`texte ${consentVersion()}`)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tout refuser' }))
    expect(useExternalContent.getState().granted).toBe(false)
  })
})

describe('withdrawal', () => {
  it('deletes cookies and entries of the refused services, and nothing else', async () => {
    for (const cookie of ['_ga=1', '_ga_ABC=2', '_gcl_au=3', 'vitrine_locale=fr']) document.cookie = `${cookie}; Path=/`
    localStorage.setItem('_gcl_ls', '1')
    localStorage.setItem('vitrine.favourites', '[]')
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Tout refuser' }))
    expect(document.cookie).toBe('vitrine_locale=fr')
    expect(Object.keys(localStorage).sort()).toEqual([CONSENT_KEY, 'vitrine.favourites'])
    document.cookie = '_ga=late; Path=/'
    window.dispatchEvent(new Event('pagehide'))
    expect(document.cookie).toBe('vitrine_locale=fr')
  })

  it('loads the page again only where a script ran for what is refused, here or in another tab', async () => {
    const load = jest.fn()
    answerConsent({ comfort: true, statistics: false, marketing: true })
    whenGranted(['statistics', 'marketing'], load)
    show()
    expect(load).toHaveBeenCalledTimes(1)
    act(() => answerConsent({ comfort: false }))
    expect(reload).not.toHaveBeenCalled()
    const other = JSON.stringify({ ...useConsent.getState().stored, choices: { marketing: false } })
    localStorage.setItem(CONSENT_KEY, other)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('version of the text', () => {
  it('changes with the texts that visitors answer', () => {
    const texts = Object.entries(messages).filter(([id]) =>
      /^consent\.(?:category|intro|notice|purpose|service)/.test(id),
    )
    const digest = createHash('sha256').update(JSON.stringify(texts.sort())).digest('hex').slice(0, 12)
    // After a change of the texts: a new CONSENT_TEXT_VERSION and the digest that this test names.
    expect([CONSENT_TEXT_VERSION, digest]).toEqual(['2026-11-29.1', '71df954b2e40'])
  })
})
