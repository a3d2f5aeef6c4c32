import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { priceRowsFor } from '../../domain/price/price-rows'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { EnquiryForm } from '../enquiry/EnquiryForm'
import { bodyOf, expectSent, fillInPerson, formShown, leaveForm, receipt } from '../enquiry/testing/form-driver'
import { answerFetch, renderFrench } from '../testing/render'
import { calculations } from './calculation-store'
import { FinanceCalculator } from './FinanceCalculator'
import { useAttachedCalculation } from './use-attached-calculation'

const terms = {
  months: 48,
  annualDistance: null,
  residualShare: 0.3,
  downPaymentShare: 0.2,
  borrowingRate: 3.99,
  fixedInterestPeriod: 48,
  installmentProtection: false,
  bank: 'Banque de l’Alzette',
}
const vehicle: Vehicle = {
  ...exampleVehicle,
  prices: priceRowsFor({ price: 31_490_00, vatReportable: true }, { private_finance: terms, business_finance: terms }),
}
const row = vehicle.prices.find(({ type }) => type === 'private_finance')

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const result = () => screen.getByRole('region', { name: 'Résultat du calcul' })
const monthly = () =>
  Number(
    plain(
      within(result())
        .getByText(/^par mois/)
        .parentElement?.querySelector('b')?.textContent,
    )
      .replace(/[^\d,]/g, '')
      .replace(',', '.'),
  )
const figure = (label: string) => plain(within(result()).getByText(label).nextElementSibling?.textContent)
const field = (name: string) => screen.getByRole('textbox', { name })
const type = async (label: string, value: string) => {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), value)
}
const show = () => renderFrench(<FinanceCalculator vehicle={vehicle} type="private_finance" />)
const Enquiry = () => (
  <EnquiryForm
    kind="interest"
    subject={{ vehicleId: vehicle.id }}
    values={{ message: 'Bonjour' }}
    attachments={[useAttachedCalculation(vehicle)].filter((one) => one !== null)}
  />
)

beforeEach(() => {
  localStorage.clear()
  calculations.clear()
})

describe('finance calculator', () => {
  it('begins with the figures of the offer', () => {
    show()
    expect(monthly() * 100).toBe(row?.monthlyInstallment)
    expect(figure('TAEG')).toBe(`${row?.interestRate?.toFixed(2).replace('.', ',')} %`)
    expect(plain(result().textContent)).toContain('48 mensualités de')
    expect(plain(result().textContent)).toContain('Prix comptant 31.490 € TVA comprise')
    expect(plain(result().textContent)).toContain('Attention, emprunter de l’argent coûte aussi de l’argent.')
  })

  it('follows the number that is typed and the slider alike', async () => {
    show()
    const start = monthly()
    await type('Apport', '12.000')
    expect(monthly()).toBeLessThan(start)
    const slider = screen.getByRole('slider', { name: 'Durée, curseur' })
    fireEvent.change(slider, { target: { value: '72' } })
    expect(field('Durée')).toHaveValue('72')
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^72.mois$/))
    expect(figure('Durée')).toBe('72 mois')
  })

  it('says what a field may be, also when the down payment leaves less room for the balloon', async () => {
    show()
    await type('Durée', '300')
    await waitFor(() => expect(field('Durée')).toHaveAccessibleDescription(/^Au plus 84.mois\.$/))
    expect(field('Durée')).toBeInvalid()
    await type('Durée', '36,5')
    await waitFor(() => expect(field('Durée')).toHaveAccessibleDescription('Indiquez un nombre entier.'))
    await type('Durée', 'deux')
    await waitFor(() =>
      expect(field('Durée')).toHaveAccessibleDescription('Indiquez un nombre, par exemple 48\u00a0mois.'),
    )
    expect(figure('Durée')).not.toBe('')
    await type('Durée', '48')
    await type('Apport', '18.000')
    await type('Dernière mensualité majorée', '12.000')
    await waitFor(() =>
      expect(field('Dernière mensualité majorée')).toHaveAccessibleDescription(
        /^Avec cet apport, au plus 10\.700.€\.$/,
      ),
    )
  })

  it('lets the balloon give way to a higher down payment', async () => {
    show()
    await type('Dernière mensualité majorée', '12.000')
    await type('Apport', '18.000')
    await waitFor(() => expect(field('Dernière mensualité majorée')).toHaveValue('10.700'))
    expect(field('Dernière mensualité majorée')).toBeValid()
    expect(figure('Apport')).toBe('18.000 €')
  })

  it('compares a fixed rate with a variable one that moves', async () => {
    show()
    const fixed = monthly()
    await userEvent.click(screen.getByRole('radio', { name: 'Variable' }))
    expect(figure('Taux débiteur')).toBe('3,59 % variable')
    expect(monthly()).toBeLessThan(fixed)
    const today = figure('TAEG')
    await type('Si le taux évolue de', '2')
    expect(plain(result().textContent)).toMatch(/À 5,59 % dès le 13e mois, la mensualité passerait à [\d.,]+ €/)
    expect(figure('TAEG')).toBe(today)
  })

  it('adds a protection to the instalment and to what is paid, not to the TAEG', async () => {
    show()
    const [before, taeg] = [monthly(), figure('TAEG')]
    await userEvent.click(screen.getByRole('checkbox', { name: /Protéger mes mensualités/ }))
    expect(monthly()).toBeGreaterThan(before)
    expect(figure('TAEG')).toBe(taeg)
    expect(figure('Protection des mensualités')).toMatch(/par mois, .* en tout$/)
  })

  it('has a table whose last line is the total, made when it is opened, and a chart that says its figures', async () => {
    show()
    expect(screen.queryByRole('table')).toBeNull()
    // jsdom opens no `details`.
    const details = screen.getByText('Tableau d’amortissement').closest('details')
    if (!details) throw new Error('no details')
    details.open = true
    fireEvent(details, new Event('toggle'))
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    // Head, 48 instalments, the balloon and the total.
    expect(rows).toHaveLength(51)
    const cells = (at: number) =>
      within(rows.at(at) ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(plain(textContent).replaceAll('.', '').replace(',', '.')))
    expect(Math.round((cells(-1)[0] ?? NaN) * 100)).toBe((row?.totalPrice ?? NaN) - (row?.downPayment ?? NaN))
    expect(cells(-2).at(-1)).toBe(0)
    expect(plain(screen.getByRole('img').getAttribute('aria-label'))).toMatch(
      /^Capital restant dû : [\d.,]+ € au départ, .* après 48 mois, à payer avec la dernière mensualité/,
    )
  })

  it('is as it was after a reload, and goes back to the offer', async () => {
    const first = show()
    await type('Apport', '9.000')
    await userEvent.click(screen.getByRole('radio', { name: 'Variable' }))
    first.unmount()
    show()
    expect(field('Apport')).toHaveValue('9.000')
    expect(screen.getByRole('radio', { name: 'Variable' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Revenir à l’offre de départ' }))
    expect(monthly() * 100).toBe(row?.monthlyInstallment)
    expect(calculations.useIds.getState().items).toEqual([])
  })

  it('is the offer again after a reload when its terms were put back by hand', async () => {
    const own = String(row?.contractDuration)
    const first = show()
    await type('Durée', '60')
    first.unmount()
    const second = show()
    expect(field('Durée')).toHaveValue('60')
    await type('Durée', own)
    second.unmount()
    show()
    expect(field('Durée')).toHaveValue(own)
    expect(monthly() * 100).toBe(row?.monthlyInstallment)
  })

  it('keeps nothing when nothing was changed', () => {
    show().unmount()
    expect(calculations.useIds.getState().items).toEqual([])
  })

  it('passes over a stored calculation that is impossible or not well formed', () => {
    localStorage.setItem(
      'vitrine.calculations',
      JSON.stringify([
        {
          vehicleId: vehicle.id,
          type: 'private_finance',
          choice: { months: 900, downPayment: 0, balloon: 0, rateKind: 'fixed', rateChange: 0, protection: false },
        },
        7,
        { vehicleId: 'x' },
      ]),
    )
    show()
    expect(monthly() * 100).toBe(row?.monthlyInstallment)
  })
})

describe('a calculation in an enquiry', () => {
  afterEach(leaveForm)
  const send = async () => {
    const calls = answerFetch(() => receipt())
    await formShown()
    await fillInPerson()
    await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Envoyer/ }))
    await expectSent()
    return bodyOf(calls[0])
  }
  const calculate = async () => {
    const page = show()
    await type('Apport', '9.000')
    // jsdom goes to no other page.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(screen.getByRole('link', { name: 'Demander avec ce calcul' }))
    page.unmount()
  }

  it('is seen before it is sent, and travels along', async () => {
    await calculate()
    renderFrench(<Enquiry />)
    expect(await screen.findByText('Calcul : Financement privé, joint à votre demande')).toBeVisible()
    expect(screen.getByText('Montant total du crédit')).toBeVisible()
    expect(await send()).toMatchObject({
      message: 'Bonjour',
      attachments: [
        {
          kind: 'calculation',
          title: 'Calcul : Financement privé',
          path: expect.stringMatching(/^\/stock\/104729-1-.*financ/),
          lines: expect.arrayContaining([
            ['Mensualité', expect.stringMatching(/^[\d.,]+ € par mois, TVA comprise$/)],
            ['Apport', '9.000 €'],
            ['Montant total du crédit', '22.490 €'],
            ['TAEG', expect.stringMatching(/^\d,\d\d %$/)],
          ]),
        },
      ],
    })
  })

  it('is taken out, and put back', async () => {
    await calculate()
    const page = renderFrench(<Enquiry />)
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer de la demande' }))
    expect(screen.queryByText('Montant total du crédit')).toBeNull()
    expect(screen.getByRole('button', { name: 'Joindre ce calcul' })).toBeVisible()
    expect(await send()).toMatchObject({ message: 'Bonjour', attachments: [] })
    page.unmount()
  })

  it('is not there when nothing was calculated, or the vehicle is not financed any more', async () => {
    const page = renderFrench(<Enquiry />)
    expect(screen.queryByText(/^Calcul\s:/)).toBeNull()
    page.unmount()
    await calculate()
    const Sold = () => <p>{useAttachedCalculation({ ...vehicle, prices: [] })?.title}</p>
    renderFrench(<Sold />)
    expect(screen.queryByText(/^Calcul\s:/)).toBeNull()
  })
})
