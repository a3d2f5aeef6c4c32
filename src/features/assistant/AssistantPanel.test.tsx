import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays } from '../../domain/format/date'
import { localMoment } from '../../domain/location/opening'
import { specialHours } from '../../domain/testing/example-week'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { filesOf } from '../../domain/stock-search/testing/stock-of'
import { answerFetch, installDialog, renderFrench } from '../testing/render'
import { NO_STOCK, useStock } from '../stock/stock-engine-store'
import { AssistantDock } from './AssistantDock'
import { openAssistant, closeAssistant } from './assistant-store'

const diesel = { ...exampleVehicle, id: 7, fuel: 'diesel' as const, bodyStyle: 'estate' as const }
const opel = {
  ...exampleVehicle,
  id: 8,
  brandId: 'opel',
  brandName: 'Opel',
  modelId: 'opel-astra',
  modelName: 'Astra',
  powerHp: 130,
  locationId: 'elsewhere',
}
const week = [{ day: 'monday', periods: [{ opens: '09:00', closes: '18:00' }], comment: null }]
const TODAY = localMoment(new Date()).date
const FACTS = {
  dealerships: [
    {
      id: 'mersch',
      name: 'Groupe Mersch',
      address: { street: '9, zone', postalCode: 'L-7526', town: 'Mersch', country: 'LU' },
      latitude: 49.76,
      longitude: 6.09,
      phone: '+352 26 10 43',
      email: 'mersch@example.lu',
      showroomHours: week,
      workshopHours: null,
      services: ['workshop', 'tyres'],
      brands: [{ id: 'peugeot', name: 'Peugeot' }],
      specialHours: [specialHours(TODAY, addDays(TODAY, 6), { reason: 'inventaire' })],
    },
  ],
  offers: [],
  faq: [],
}

let isDown = false
const serve = () => {
  const files = filesOf([exampleVehicle, diesel, opel])
  return answerFetch((url) => {
    if (isDown) return new Error('offline')
    if (url.endsWith('/builds/stock.json'))
      return { status: 200, body: { index: '/stock-index/index-a.json', count: 3 } }
    if (url.includes('/stock-index/index-')) return { status: 200, body: JSON.parse(files.index.text) }
    if (url.includes('/stock-index/equipment-')) return { status: 200, body: JSON.parse(files.equipment.text) }
    if (url.endsWith('/builds/assistant.json')) return { status: 200, body: FACTS }
    if (url.includes('/page-data/'))
      return {
        status: 200,
        body: { result: { data: { vehicle: url.includes('/8-') ? opel : exampleVehicle, similar: [] } } },
      }
    return { status: 404 }
  })
}

beforeEach(() => {
  isDown = false
  installDialog()
  sessionStorage.clear()
  useStock.setState(NO_STOCK)
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  })
})
afterEach(() => act(() => closeAssistant()))

const show = async (path = '/') => {
  const view = renderFrench(<AssistantDock path={path} />)
  act(() => openAssistant())
  await screen.findByRole('dialog')
  return view
}
const ask = async (question: string): Promise<HTMLElement> => {
  await userEvent.type(screen.getByRole('textbox'), `${question}{Enter}`)
  return screen.findByRole('log')
}

describe('chat assistant', () => {
  it('shows its button after a second and asks for nothing before it is touched', async () => {
    const calls = serve()
    renderFrench(<AssistantDock path="/" />)
    expect(screen.queryByRole('button')).toBeNull()
    const button = await screen.findByRole('button', { name: /assistant automatique/ }, { timeout: 3_000 })
    expect(calls).toEqual([])
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'Assistant automatique' })).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('keeps its button away from a form that is being filled in', async () => {
    serve()
    renderFrench(
      <>
        <form method="post">
          <input aria-label="Nom" />
        </form>
        <AssistantDock path="/" />
      </>,
    )
    const button = await screen.findByRole('button', { name: /assistant automatique/ }, { timeout: 3_000 })
    await userEvent.click(screen.getByRole('textbox', { name: 'Nom' }))
    expect(button).not.toBeVisible()
    await userEvent.tab()
    expect(button).toBeVisible()
  })

  it('says that it is a program before the first answer, and finds vehicles with the address of their list', async () => {
    const calls = serve()
    await show()
    expect(screen.getByText(/Vous parlez à un programme/)).toBeVisible()
    const log = await ask('un break diesel')
    expect(await within(log).findByText('Un véhicule du stock correspond.')).toBeVisible()
    const list = within(log).getByRole('link', { name: 'Le voir dans la liste' })
    expect(list).toHaveAttribute('href', '/stock?carrosserie=break&carburant=diesel')
    expect(within(log).getByRole('link', { name: /3008/ })).toBeVisible()
    expect(calls.every(({ init }) => (init?.method ?? 'GET') === 'GET')).toBe(true)
    expect(calls.every(({ url }) => !url.includes('diesel'))).toBe(true)
  })

  it('goes on from the search before, also after the page was loaded again', async () => {
    serve()
    const { unmount } = await show()
    await ask('un break diesel')
    await screen.findByText('Un véhicule du stock correspond.')
    unmount()
    await show()
    const log = await ask('et chez Peugeot ?')
    await waitFor(() => expect(within(log).getAllByRole('link', { name: /liste/ })).toHaveLength(2))
    expect(within(log).getAllByRole('link', { name: /liste/ })[1]).toHaveAttribute(
      'href',
      '/stock?marque=peugeot&carrosserie=break&carburant=diesel',
    )
  })

  it('shows instalments of vehicles that were asked for in a lease', async () => {
    serve()
    await show()
    const log = await ask('une Peugeot en leasing privé')
    expect(await within(log).findAllByText(/€\/mois$/)).not.toEqual([])
    expect(within(log).getByText(/^Exemples? représentatifs?$/)).toBeVisible()
  })

  it('says that a field of a model differs from one vehicle to the next', async () => {
    serve()
    await show()
    const log = await ask('Quelle est la consommation de la Peugeot 3008 ?')
    expect(
      await within(log).findByText(/^Consommation mixte WLTP\s: cette donnée change d’un véhicule à l’autre/),
    ).toBeVisible()
    expect(within(log).queryByText(/^Pas pris en compte/)).toBeNull()
  })

  it('tells hours from the record of a dealership', async () => {
    serve()
    await show()
    const log = await ask('horaires à Mersch')
    expect(await within(log).findByText(/Lundi\s: 9\s?h à 18\s?h/)).toHaveTextContent(
      /Jusqu’au .*\s: fermé \(inventaire\)/,
    )
    expect(within(log).getByRole('link', { name: 'Groupe Mersch' })).toHaveAttribute('href', '/concessions/mersch')
  })

  it('answers for a named day by its public holiday, not by the ordinary week', async () => {
    serve()
    await show()
    const log = await ask('ouvert le 15 août à Mersch ?')
    expect(await within(log).findByText(/15 août\s: fermé \(Assomption\)/)).not.toHaveTextContent(/9\s?h à 18\s?h/)
  })

  it('says that the stock has none of a make, and offers what there is', async () => {
    serve()
    await show()
    const log = await ask('une BMW')
    expect(await within(log).findByText(/^Aucun véhicule du stock ne répond à «\sbmw\s»\.$/)).toBeVisible()
    expect(within(log).getByRole('link', { name: 'Voir tout le stock' })).toHaveAttribute('href', '/stock')
    expect(within(log).getByRole('link', { name: 'Nous contacter' })).toBeVisible()
  })

  it('hands over to the form of an appointment, with the dealership that was named', async () => {
    serve()
    await show()
    const log = await ask('rendez-vous pour un entretien à Mersch')
    expect(await within(log).findByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
      'href',
      '/services/service-apres-vente?concession=mersch#formulaire',
    )
  })

  it('leaves the page to the form that a link opens', async () => {
    serve()
    await show()
    const log = await ask('rendez-vous pour un entretien à Mersch')
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(await within(log).findByRole('link', { name: 'Prendre rendez-vous' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open beside the page of a vehicle that was found', async () => {
    serve()
    await show()
    const log = await ask('un break diesel')
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(await within(log).findByRole('link', { name: /3008/ }))
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('names the wish that a wider search leaves out', async () => {
    serve()
    await show()
    const log = await ask('un break diesel à moins de 1.000 euros')
    const wider = await within(log).findByRole('link', { name: /^Voir un véhicule sans tenir compte de\s: prix/ })
    expect(wider).toHaveAttribute('href', '/stock?carrosserie=break&carburant=diesel')
  })

  it('names the dealerships of a make and what a dealership offers', async () => {
    serve()
    await show()
    const log = await ask('quelle concession vend des Peugeot ?')
    expect(await within(log).findByText('Une de nos concessions représente cette marque.')).toBeVisible()
    expect(within(log).getByRole('link', { name: 'Groupe Mersch' })).toHaveAttribute('href', '/concessions/mersch')
    expect(within(log).getByRole('link', { name: 'Voir les 2 véhicules' })).toHaveAttribute(
      'href',
      '/stock?marque=peugeot',
    )
    await ask('concession Peugeot la plus proche de Diekirch')
    expect(await within(log).findByText(/^Depuis Diekirch, la plus proche\s: Groupe Mersch\.$/)).toBeVisible()
    await ask('quelle concession vend des Opel ?')
    expect(await within(log).findByText('Aucune de nos concessions ne représente cette marque.')).toBeVisible()
    expect(within(log).getByText('Un véhicule de cette marque est en stock.')).toBeVisible()
    await ask('quels services propose la concession de Mersch ?')
    expect(await within(log).findByText(/Atelier mécanique, Pneus et gardiennage/)).toBeVisible()
  })

  it('offers a test drive at the named dealership, and says where it does not have the model', async () => {
    serve()
    await show()
    const log = await ask('essayer une Opel Astra à Mersch')
    expect(await within(log).findByText(/^Groupe Mersch n’a pas ce modèle en stock/)).toBeVisible()
    expect(within(log).getByRole('link', { name: /^Opel Astra/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/8-'),
    )
    expect(within(log).getByRole('link', { name: 'Demander un essai' })).toHaveAttribute(
      'href',
      '/reserver-un-essai?concession=mersch#formulaire',
    )
  })

  it('hands the day of a test drive over to the form', async () => {
    serve()
    await show()
    const log = await ask('essayer une Opel Astra à Marnach le 4 mai 2099')
    expect(await within(log).findByRole('link', { name: /^Opel Astra/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?jour=2099-05-04$/),
    )
  })

  it('says that the dealership is closed on the day of a test drive, and leaves the day to the visitor', async () => {
    serve()
    await show()
    const log = await ask('essayer une Peugeot 3008 à Mersch le 25 décembre')
    expect(await within(log).findByText(/^Groupe Mersch est fermé le .*25 décembre/)).toBeVisible()
    for (const link of within(log).getAllByRole('link', { name: /^Peugeot 3008/ }))
      expect(link).toHaveAttribute('href', expect.not.stringContaining('jour='))
  })

  it('compares two models by the figures of their records', async () => {
    serve()
    await show()
    const log = await ask('compare la Peugeot 3008 et la Opel Astra')
    const astra = await within(log).findByText(/^Opel Astra .*Prix\s: /s)
    expect(astra).toHaveTextContent(/Puissance : 130\sch/)
    expect(within(log).getByText(/^Peugeot 3008 .*Prix\s: 31\.490\s€/s)).toHaveTextContent(/Consommation mixte WLTP/)
    expect(within(log).getByRole('link', { name: 'Ouvrir la comparaison' })).toBeVisible()
  })

  it('answers on the page of a vehicle from its record, and says when it does not know', async () => {
    serve()
    await show(`/stock/${exampleVehicle.id}-1-peugeot-3008`)
    const log = await ask('combien de places ?')
    expect(await within(log).findByText(`Places : ${exampleVehicle.seatCount}`)).toBeVisible()
    await ask('Qui a gagné le Tour de France ?')
    expect(await within(log).findByText(/Je ne sais pas répondre/)).toBeVisible()
    expect(within(log).getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/directcontact')
  })

  it('keeps the conversation for the visit until it is erased', async () => {
    serve()
    const first = await show()
    await within(await ask('bonjour')).findByText(/Décrivez la voiture/)
    first.unmount()
    await show()
    expect(screen.getByText('bonjour')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.queryByText('bonjour')).toBeNull()
    await waitFor(() => expect(sessionStorage.getItem('vitrine.assistant')).toBeNull())
  })

  it('offers contact and a new try while its data cannot be read', async () => {
    serve()
    isDown = true
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent(/pas disponible pour le moment/)
    expect(screen.getByRole('link', { name: 'Nous contacter' })).toBeVisible()
    // Nothing would answer an example.
    expect(screen.queryByRole('button', { name: 'Quels sont vos horaires à Mersch ?' })).toBeNull()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('textbox')).toBeVisible()
  })

  it('closes with Escape', async () => {
    serve()
    await show()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
