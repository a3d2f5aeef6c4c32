import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import messages from '../../locales/fr.json'
import type { LeaseOffer } from '../../domain/model/types'
import { exampleLeaseOffer } from '../../domain/testing/example-catalogue'
import { bodyOf, expectSent, fillInPerson, formShown, leaveForm, receipt, site } from '../enquiry/testing/form-driver'
import { answerFetch, renderFrench } from '../testing/render'
import { LeaseOfferDetail } from './LeaseOfferDetail'

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const show = (change: Partial<LeaseOffer> = {}) =>
  renderFrench(
    <LeaseOfferDetail
      offer={{ ...exampleLeaseOffer, ...change }}
      modelSlug="3008"
      locations={[site('mersch')]}
      similar={[]}
    />,
  )
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash
    window.dispatchEvent(new Event('hashchange'))
  })

beforeEach(() => goTo(''))
afterEach(async () => {
  jest.useRealTimers()
  await leaveForm()
})

describe('a lease offer', () => {
  it('leads to the form of a test drive where no script runs to show it', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <LeaseOfferDetail offer={exampleLeaseOffer} modelSlug="3008" locations={[site('mersch')]} similar={[]} />
      </IntlProvider>,
    )
    const [, address] = /<noscript>.*?href="([^"]*enquiries[^"]*)"/.exec(html) ?? []
    expect(address?.replaceAll('&amp;', '&')).toBe(
      `/api/enquiries/form?kind=model_test_drive&modelKey=${exampleLeaseOffer.modelId}&leaseOfferKey=${exampleLeaseOffer.id}`,
    )
  })

  it('tells every field of its entry', () => {
    const { container } = show()
    for (const field of [
      'Leasing privé',
      '549 € par mois, TVA comprise',
      'Durée48 mois',
      'Par an15.000 km (soit 1.250 km par mois)',
      'Kilométrage du contrat60.000 km',
      'Apport3.000 €',
      'Frais de dossier295 €',
      'TVAComprise dans tous les montants',
      'CouleurBleu Obsession',
      'Coût total du contrat29.647 €',
      'CarburantÉlectrique',
      'TransmissionAutomatique',
      'Puissance213 ch',
      'Batterie utile73 kWh',
      'Autonomie électrique527 km',
      'Classe énergétiqueA',
      'Consommation électrique16,8 kWh/100 km',
      'Émissions de CO₂0 g/km',
      'Équipement de sérieClimatisationCaméra de recul',
    ])
      expect(plain(container.textContent)).toContain(field)
  })

  it('tells apart what the rent includes and what it does not', () => {
    show()
    const listOf = (name: string) =>
      plain(screen.getByRole('heading', { name, level: 3 }).nextElementSibling?.textContent)
    expect(listOf('Compris')).toBe('Entretien et réparations')
    expect(listOf('Non compris')).toBe('Assurance tous risques')
  })

  it('has the amounts of a company without tax', () => {
    const { container } = show({ kind: 'business', taxIncluded: false, deposit: 0 })
    expect(plain(container.textContent)).toContain('549 € par mois, hors TVA')
    expect(plain(container.textContent)).toContain('ApportSans apport')
    expect(plain(container.textContent)).toContain('TVAMontants hors TVA')
  })

  it('says until when it holds, and when it is over', () => {
    const { unmount } = show({ validUntil: '2999-12-31' })
    expect(screen.getByText(/^Offre valable jusqu’au/)).toBeVisible()
    unmount()
    show({ validUntil: '2020-01-31' })
    expect(screen.getByRole('status')).toHaveTextContent('Cette offre a pris fin')
  })

  it.each([
    ['2026-11-30T22:59:00Z', true],
    ['2026-11-30T23:01:00Z', false],
  ])('is over when the day is in Luxembourg (%s)', (now, holds) => {
    jest.useFakeTimers({ now: new Date(now) })
    show({ validUntil: '2026-11-30' })
    expect(screen.queryByText(/^Offre valable jusqu’au/) !== null).toBe(holds)
  })

  it('is asked for by a form that names it', async () => {
    const calls = answerFetch(() => receipt())
    show()
    await formShown()
    expect(plain(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value)).toBe(
      'Bonjour, j’aimerais recevoir l’offre de leasing privé pour la Peugeot 3008 Électrique 213 GT : 549 € par mois, 48 mois, 15.000 km par an.',
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Un particulier' }))
    await fillInPerson()
    await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Demander cette offre' }))
    await expectSent()
    expect(bodyOf(calls[0])).toMatchObject({
      kind: 'lease',
      leaseOfferKey: 'peugeot-3008-gt',
      modelKey: 'peugeot-3008',
    })
  })

  it('is tried by the other form, and what was typed into the first stays', async () => {
    show()
    await formShown()
    await userEvent.type(screen.getByLabelText('Nom et prénom'), 'Anne')
    goTo('#essai')
    expect(screen.getByRole('heading', { name: 'Réserver un essai', level: 2 })).toBeVisible()
    expect(
      within(screen.getByRole('navigation', { name: 'Votre demande' })).getByRole('link', { current: true }),
    ).toHaveTextContent('Réserver un essai')
    expect(await screen.findByRole('button', { name: 'Demander un essai' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Demander cette offre' })).toBeNull()
    goTo('#demande')
    expect(screen.getByRole('textbox', { name: 'Nom et prénom' })).toHaveValue('Anne')
  })
})
