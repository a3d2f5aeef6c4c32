import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { week } from '../../../domain/testing/example-week'
import { answerFetch, renderFrench } from '../../testing/render'
import { EnquiryForm } from '../EnquiryForm'
import { bodyOf, expectSent, fillInPerson, formShown, leaveForm, receipt, site } from '../testing/form-driver'

const SITES = [
  site('mersch', { showroomHours: week('09:00', '18:00'), workshopHours: week('07:30', '17:00') }),
  site('esch', { showroomHours: week('13:00', '15:00'), workshopHours: null }),
]
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const options = (select: HTMLElement) => within(select).getAllByRole<HTMLOptionElement>('option')
const optionOf = (select: HTMLElement, text: string) => {
  const found = options(select).find((option) => plain(option.textContent) === text)
  if (!found) throw new Error(`There is no ${text}.`)
  return found
}
const choose = (label: string | RegExp, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value)
const day = () => screen.getByLabelText(/^Date et heure souhaitées/)
const [time] = [() => screen.getAllByLabelText('Heure souhaitée')[0] as HTMLElement]

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-23T09:00:00Z'), advanceTimers: true }))
afterEach(async () => {
  jest.useRealTimers()
  await leaveForm()
})

describe('the wish for a day and a time', () => {
  const show = async () => {
    renderFrench(<EnquiryForm kind="model_test_drive" sites={SITES} />)
    await formShown()
  }

  it('waits for a dealership, and then offers the half hours at which it is open', async () => {
    await show()
    expect(day()).toBeDisabled()
    expect(screen.getAllByText('Choisissez d’abord la concession.')).toHaveLength(2)
    await choose('Concession', 'esch')
    expect(day()).toBeEnabled()
    await userEvent.selectOptions(day(), '2026-12-24')
    expect(options(time()).map(({ value }) => value)).toEqual(['', '13:00', '13:30', '14:00', '14:30'])
  })

  it('offers nothing within the next two hours at which the dealership is open', async () => {
    await show()
    await choose('Concession', 'mersch')
    await userEvent.selectOptions(day(), '2026-12-23')
    expect(
      options(time())
        .map(({ value }) => value)
        .slice(0, 3),
    ).toEqual(['', '12:00', '12:30'])
  })

  it('leads from what is wrong with it to the dealership, as long as it waits for one', async () => {
    await show()
    await userEvent.click(screen.getByRole('checkbox', { name: /permis de conduire/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Demander un essai' }))
    await waitFor(() => expect(screen.getByLabelText('Concession')).toHaveFocus())
  })

  it('names holidays and closed days, which cannot be chosen', async () => {
    await show()
    await choose('Concession', 'mersch')
    expect(optionOf(day(), 'vendredi 25 décembre : fermé, Noël')).toBeDisabled()
    expect(optionOf(day(), 'dimanche 27 décembre : fermé')).toBeDisabled()
    expect(optionOf(day(), 'jeudi 24 décembre')).toBeEnabled()
    expect(within(day()).getByRole('group', { name: 'janvier 2027' })).toBeInTheDocument()
  })

  it('keeps a time that another day has too, and is sent as one moment', async () => {
    const calls = answerFetch(() => receipt('GA-7F3K-29', new Date().toISOString()))
    await show()
    await choose('Concession', 'mersch')
    await userEvent.selectOptions(day(), '2026-12-24')
    await userEvent.selectOptions(time(), '10:30')
    await userEvent.selectOptions(day(), '2026-12-28')
    expect(time()).toHaveValue('10:30')
    await userEvent.click(screen.getByRole('checkbox', { name: /permis de conduire/ }))
    await fillInPerson()
    await userEvent.type(screen.getByLabelText('Téléphone'), '621 123 456')
    await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Demander un essai' }))
    expect(plain((await expectSent()).textContent)).toContain('au plus tard jeudi 24 décembre à 18 h.')
    expect(bodyOf(calls[0])).toMatchObject({ slot: '2026-12-28T10:30', locationId: 'mersch', phone: '+352621123456' })
  })

  it.each([
    [
      false,
      'Un conseiller vous appelle avant votre rendez-vous du jeudi 24 décembre à 10 h 30 pour confirmer l’essai.',
    ],
    [true, 'Un conseiller vous appelle pour confirmer l’essai, au plus tard jeudi 24 décembre à 18 h.'],
  ])('is promised an answer that comes before it, unless it was over on arrival: %s', async (wishPassed, promise) => {
    answerFetch(() => ({ status: 202, body: { ...receipt('GA-7F3K-29', new Date().toISOString()).body, wishPassed } }))
    await show()
    await choose('Concession', 'mersch')
    await userEvent.selectOptions(day(), '2026-12-24')
    await userEvent.selectOptions(time(), '10:30')
    await userEvent.click(screen.getByRole('checkbox', { name: /permis de conduire/ }))
    await fillInPerson()
    await userEvent.type(screen.getByLabelText('Téléphone'), '621 123 456')
    await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Demander un essai' }))
    const panel = await expectSent()
    expect(plain(panel.textContent)).toContain(promise)
    const call = within(panel).queryByRole('link', { name: '+352 26 10 40' })
    expect(call?.getAttribute('href')).toBe(wishPassed ? undefined : 'tel:+352261040')
  })

  it('asks for a time once a day was chosen, and refuses one that another dealership does not have', async () => {
    await show()
    await choose('Concession', 'mersch')
    await userEvent.selectOptions(day(), '2026-12-24')
    await userEvent.click(screen.getByRole('button', { name: 'Demander un essai' }))
    await waitFor(() => expect(day()).toHaveAccessibleDescription('Choisissez une des heures proposées.'))
    await userEvent.selectOptions(time(), '10:30')
    await waitFor(() => expect(day()).toBeValid())
    await choose('Concession', 'esch')
    await waitFor(() => expect(day()).toHaveAccessibleDescription(/^La concession est fermée à ce moment/))
  })
})

describe('a half day', () => {
  const hours = week('07:30', '17:00').map((one) =>
    one.day === 'saturday' ? { ...one, periods: [{ opens: '08:00', closes: '12:00' }] } : one,
  )
  const half = (name: RegExp) => screen.getByRole('radio', { name: (label) => name.test(plain(label)) })

  it('can be chosen where the workshop is open on the chosen days, and says why not elsewhere', async () => {
    jest.setSystemTime(new Date('2026-12-23T11:30:00Z'))
    const site1 = site('mersch', { showroomHours: week('09:00', '18:00'), workshopHours: hours })
    renderFrench(<EnquiryForm kind="tyres" sites={[site1, site('esch')]} />)
    await formShown()
    await choose('Concession', 'mersch')
    expect(half(/^Le matin$/)).toBeEnabled()
    const first = screen.getByLabelText(/^Date souhaitée/)
    expect(optionOf(first, 'mercredi 23 décembre : l’après-midi seulement')).toBeEnabled()
    expect(optionOf(first, 'samedi 2 janvier : le matin seulement')).toBeEnabled()
    await userEvent.selectOptions(first, '2026-12-23')
    expect(half(/^Le matin : plus de créneau mercredi 23 décembre$/)).toBeDisabled()
    await userEvent.click(half(/^L’après-midi$/))
    await userEvent.selectOptions(screen.getByLabelText(/^Autre date/), '2027-01-02')
    expect(half(/^L’après-midi : fermé samedi 2 janvier$/)).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: /pneus|Demander|rendez-vous/ }))
    await waitFor(() =>
      expect(screen.getByLabelText(/^Autre date/)).toHaveAccessibleDescription(
        'L’atelier est fermé à ce moment de la journée. Choisissez un autre moment de la journée ou un autre jour.',
      ),
    )
    await userEvent.click(half(/^Peu importe$/))
    await waitFor(() => expect(screen.getByLabelText(/^Autre date/)).toBeValid())
    expect(half(/^L’après-midi : fermé/)).toBeDisabled()
  })
})

describe('a town', () => {
  const town = () => screen.getByRole('combobox', { name: /Localité ou code postal/ })

  it('is proposed by name and by postal code, with the keyboard', async () => {
    renderFrench(<EnquiryForm kind="fleet" />)
    await formShown()
    await userEvent.type(town(), 'ettel')
    expect(await screen.findByRole('option', { name: 'Ettelbruck' })).toBeVisible()
    expect(town()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(town()).toHaveValue('Ettelbruck')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(town())
    await userEvent.type(town(), '7501')
    await userEvent.click(await screen.findByRole('option', { name: 'L-7501 Mersch' }))
    expect(town()).toHaveValue('L-7501 Mersch')
  })

  it.each([
    ['L-90', 'Ettelbruck'],
    ['90', 'Ettelbruck'],
    ['9080 Ett', 'L-9080 Ettelbruck'],
  ])('is proposed for “%s”, a part of what it may hold', async (typed, name) => {
    renderFrench(<EnquiryForm kind="fleet" />)
    await formShown()
    await userEvent.type(town(), typed)
    await userEvent.click(await screen.findByRole('option', { name }))
    expect(town()).toHaveValue(name)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('may be another one, and Escape closes the proposals', async () => {
    renderFrench(<EnquiryForm kind="fleet" />)
    await formShown()
    await userEvent.type(town(), 'lux')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(town())
    await userEvent.type(town(), 'Thionville')
    expect(town()).toHaveValue('Thionville')
    await userEvent.clear(town())
    await userEvent.type(town(), 'lux')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(town()).toHaveValue('lux')
  })
})

describe('fields that depend on another', () => {
  it('show and ask for what the answer needs', async () => {
    renderFrench(<EnquiryForm kind="tyre_offer" />)
    await formShown()
    expect(screen.getByLabelText('Dimension des pneus')).toBeVisible()
    expect(screen.getByLabelText('Véhicule')).not.toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Je ne connais pas la dimension' }))
    expect(screen.getByLabelText('Dimension des pneus')).not.toBeVisible()
    expect(screen.getByLabelText('Véhicule')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Demander une offre' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Indiquez de quel véhicule il s’agit')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Indiquez la dimension')
  })
})

describe('the address of a profile', () => {
  it('gets https:// once its field is left', async () => {
    renderFrench(<EnquiryForm kind="job_application" />)
    await formShown()
    const profile = screen.getByLabelText(/^Lien vers votre CV/)
    await userEvent.type(profile, 'linkedin.com/in/anna')
    await userEvent.tab()
    expect(profile).toHaveValue('https://linkedin.com/in/anna')
  })
})

describe('a telephone number that several countries have', () => {
  const phone = () => screen.getByLabelText(/^Téléphone/)

  it('is asked about once the field is left, and an answer writes it with its country code', async () => {
    renderFrench(<EnquiryForm kind="contact" />)
    await formShown()
    await userEvent.type(phone(), '0612345678')
    await userEvent.tab()
    expect(await screen.findByText(/^De quel pays est ce numéro/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Allemagne +49 6123 45678' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'France +33 6 12 34 56 78' }))
    expect(phone()).toHaveValue('+33 6 12 34 56 78')
    expect(phone()).toHaveFocus()
    expect(screen.queryByText(/^De quel pays/)).toBeNull()
  })

  it('is refused with an example of a country code', async () => {
    renderFrench(<EnquiryForm kind="contact" />)
    await formShown()
    await userEvent.type(phone(), '071112345')
    await userEvent.click(screen.getByRole('button', { name: /^Envoyer/ }))
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(/indicatif du pays, par exemple \+33 6/))
  })
})
