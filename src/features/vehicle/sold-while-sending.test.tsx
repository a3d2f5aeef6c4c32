import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { VehicleSummary } from '../../domain/content/story-data'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { expectSent, formShown, leaveForm, receipt } from '../enquiry/testing/form-driver'
import { NOTHING_LIVE, useLive } from '../live/live-store'
import { answerFetch, renderFrench } from '../testing/render'
import { VehicleForm } from './VehicleForm'

const similar: VehicleSummary = { ...exampleVehicle, id: 7, photos: [], town: null }

beforeEach(() => act(() => useLive.setState(NOTHING_LIVE)))
afterEach(leaveForm)

/** The stock sells the vehicle between the page's last look and the enquiry. */
const serve = () => {
  let removed: number[] = []
  const calls = answerFetch((url) => {
    if (url === '/builds/live.json') return { status: 200, body: { since: 'abc', at: '2026-11-20T13:32:00.000Z' } }
    if (url.startsWith('/api/stock/live'))
      return { status: 200, body: { since: 'abc', cursor: 'abd', vehicles: [], removed } }
    removed = [exampleVehicle.id]
    return receipt()
  })
  const answering = globalThis.fetch
  const withHeaders = async (...asked: Parameters<typeof fetch>) =>
    Object.assign(await answering(...asked), { headers: new Headers({ age: '0' }) })
  Object.defineProperty(globalThis, 'fetch', { value: withHeaders, configurable: true, writable: true })
  return calls
}

it('says after the form was sent that the vehicle was sold meanwhile, beside similar ones', async () => {
  const calls = serve()
  renderFrench(<VehicleForm vehicle={exampleVehicle} location={null} similar={[similar]} view="interest" />)
  await formShown()
  for (const [label, value] of [
    ['Nom et prénom', 'Anne Weber'],
    ['Adresse e-mail', 'anne@exemple.lu'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
  expect(screen.queryByText('Ce véhicule vient d’être vendu')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
  const panel = await expectSent()
  await waitFor(() => expect(panel).toHaveTextContent('un conseiller vous propose des véhicules proches'))
  expect(panel).not.toHaveTextContent('au plus tard')
  expect(await screen.findByRole('heading', { name: 'Ce véhicule vient d’être vendu' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Votre demande nous est bien parvenue')
  expect(await screen.findByRole('region', { name: 'Véhicules similaires' })).toBeVisible()
  expect(calls.filter(({ url }) => url === '/api/enquiries')).toHaveLength(1)
})

const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value
const sell = () =>
  act(() => useLive.setState({ facts: new Map([[exampleVehicle.id, { ...exampleVehicle, availability: 'sold' }]]) }))

it.each(['interest', 'testDrive'] as const)(
  'asks in the %s form of a sold vehicle for others, and names no price of it',
  async (view) => {
    serve()
    const sold = { ...exampleVehicle, availability: 'sold' as const }
    renderFrench(<VehicleForm vehicle={sold} location={null} similar={[]} view={view} />)
    await formShown()
    expect(message()).toBe('Bonjour, la Peugeot 3008 m’intéressait. Quels véhicules proches me proposez-vous\u202f?')
    const aside = screen.getByRole('complementary')
    expect(aside).toHaveTextContent('Vendu')
    expect(aside).not.toHaveTextContent('€')
  },
)

it('asks so too when the vehicle is sold while its form is open, unless the visitor has written something else', async () => {
  serve()
  const { unmount } = renderFrench(
    <VehicleForm vehicle={exampleVehicle} location={null} similar={[]} view="interest" />,
  )
  await formShown()
  expect(message()).toContain('Est-elle encore disponible')
  sell()
  await waitFor(() => expect(message()).toContain('Quels véhicules proches'))
  // What nobody typed is no draft.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(screen.queryByRole('button', { name: 'Effacer' })).toBeNull()
  unmount()
  act(() => useLive.setState(NOTHING_LIVE))
  renderFrench(<VehicleForm vehicle={exampleVehicle} location={null} similar={[]} view="interest" />)
  await formShown()
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'Samedi' } })
  sell()
  expect(await screen.findByLabelText(/Je reste intéressé/)).toBeVisible()
  expect(message()).toBe('Samedi')
})
