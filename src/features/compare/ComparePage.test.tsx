import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useToast } from '../../components/ui/toast-store'
import { Toaster } from '../../components/ui/Toaster'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { keptVehicle } from '../../domain/vehicle/kept'
import { answerFetch, renderFrench } from '../testing/render'
import { compareList } from './compare-store'
import { ComparePage } from './ComparePage'
import { chooseOnlyDifferences } from './use-only-differences'

const pageData = (id: number, change = {}) => ({
  result: { data: { vehicle: { ...exampleVehicle, id, ...change, location: null }, similar: [] } },
})
const CHANGES: Record<number, Partial<Vehicle>> = {
  2: { fuel: 'diesel', modelName: '5008', mileage: 90_000, colourName: 'Gris' },
}

/** A site that has vehicles 1, 2, 4 and 5, and once had 3. */
const site = (url: string) => {
  const asked = /path=.*?(\d+)-1/.exec(decodeURIComponent(url))?.[1]
  if (asked) return { status: 200, body: { redirect: asked === '3' ? null : `/stock/${asked}-1-peugeot-3008` } }
  const id = Number(/stock\/(\d+)-1/.exec(url)?.[1])
  return id === 3 ? { status: 404 } : { status: 200, body: pageData(id, CHANGES[id]) }
}

const choose = (...ids: number[]) => {
  for (const id of ids) compareList.add({ id, card: null })
}
const own = () => compareList.useIds.getState().ids
const show = (search = '') =>
  renderFrench(
    <>
      <ComparePage search={search} />
      <Toaster />
    </>,
  )
/** Opens a shared link, and the own list after it in the same page. */
const Visit = ({ search }: { search: string }) => {
  const [now, setNow] = useState(search)
  return (
    <>
      <button onClick={() => setNow('')}>own</button>
      <ComparePage search={now} />
    </>
  )
}
const reset = () => {
  act(() => {
    compareList.clear()
    useToast.setState({ toasts: [] })
    chooseOnlyDifferences(false)
  })
}

beforeEach(() => {
  reset()
  answerFetch(site)
})
afterEach(reset)

describe('comparison', () => {
  it('has the example of every instalment on paper, and is as it was afterwards', async () => {
    choose(1, 2)
    show()
    const summary = await screen.findByText('Exemples représentatifs')
    const examples = summary.closest('details')
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(examples).toHaveAttribute('open')
    expect(examples).toHaveTextContent(/Exemple représentatif\..*Exemple représentatif\./)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(examples).not.toHaveAttribute('open')
    expect(examples).not.toHaveTextContent('TAEG')
  })

  it('shows the vehicles of the list beside one another', async () => {
    choose(1, 2)
    show()
    expect(await screen.findByRole('row', { name: /Carburant Hybride Diesel/ })).toBeVisible()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.getByText(/2 véhicules sur 6/)).toBeVisible()
  })

  it('takes vanished vehicles off the list and says how many and which', async () => {
    compareList.add({ ...keptVehicle(exampleVehicle), id: 3 })
    choose(1, 2)
    show()
    expect(
      await screen.findByText('Un véhicule n’est plus disponible et a été retiré de la comparaison.'),
    ).toBeVisible()
    expect(screen.getByText(`Peugeot 3008 ${exampleVehicle.variant}`, { selector: '[role=status] p' })).toBeVisible()
    expect(own()).toEqual([1, 2])
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2)
  })

  it('keeps a vehicle that the site knows but does not give', async () => {
    answerFetch((url) =>
      /page-data.*2-1/.test(url) ? { status: 200, body: { result: 'of another version' } } : site(url),
    )
    choose(1, 2)
    show()
    expect(await screen.findByText(/n’ont pas pu être chargés/)).toBeVisible()
    expect(own()).toEqual([1, 2])
  })

  it('hides what is equal when asked to', async () => {
    choose(1, 2)
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Différences seulement' }))
    expect(screen.queryByRole('row', { name: /Puissance/ })).toBeNull()
    expect(screen.getByRole('row', { name: /Carburant/ })).toBeVisible()
  })

  it('still hides what is equal when it is shown again, until asked not to', async () => {
    choose(1, 2)
    const { unmount } = show()
    const box = () => screen.findByRole('checkbox', { name: 'Différences seulement' })
    await userEvent.click(await box())
    expect(sessionStorage.getItem('vitrine.differences')).toBe('1')
    unmount()
    show()
    expect(await box()).toBeChecked()
    expect(screen.queryByRole('row', { name: /Puissance/ })).toBeNull()
    await userEvent.click(await box())
    expect(sessionStorage.getItem('vitrine.differences')).toBe('0')
  })

  it('tells how many lines differ, and when none does', async () => {
    choose(1, 2)
    show()
    const differences = await screen.findByRole('checkbox', { name: 'Différences seulement' })
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const total = screen.getAllByRole('row').length - 1
    expect(told()).toContain(`${total} lignes comparées`)
    await userEvent.click(differences)
    expect(told()).toContain(`${screen.getAllByRole('row').length - 1} différences sur ${total} lignes comparées`)
    act(() => {
      compareList.clear()
      choose(1, 4)
    })
    await waitFor(() => expect(told()).toContain(`Aucune différence sur ${total} lignes comparées`))
    expect(screen.getAllByRole('row')).toHaveLength(1)
  })

  it('marks the best value of a line, and none where there is none', async () => {
    choose(1, 2)
    show()
    const mileage = await screen.findByRole('row', { name: /^Kilométrage/ })
    expect(within(mileage).getAllByText(/meilleure valeur/)).toHaveLength(1)
    expect(within(mileage).getAllByRole('cell')[0]).toHaveTextContent('meilleure valeur')
    for (const line of [/^Couleur/, /^Prix d’achat/, /^Puissance/])
      expect(within(screen.getByRole('row', { name: line })).queryByText(/meilleure valeur/)).toBeNull()
  })

  it('takes no value of a sold vehicle for the best', async () => {
    answerFetch((url) =>
      /page-data.*1-1/.test(url) ? { status: 200, body: pageData(1, { availability: 'sold' }) } : site(url),
    )
    choose(1, 2, 4)
    show()
    const mileage = await screen.findByRole('row', { name: /^Kilométrage/ })
    const [sold, , least] = within(mileage).getAllByRole('cell')
    expect(sold).not.toHaveTextContent('meilleure valeur')
    expect(least).toHaveTextContent('meilleure valeur')
  })

  it('says that a price is on request, in the width of a column', async () => {
    answerFetch((url) => (/page-data.*1-1/.test(url) ? { status: 200, body: pageData(1, { prices: [] }) } : site(url)))
    choose(1, 2)
    show()
    const [unpriced] = within(await screen.findByRole('row', { name: /^Prix d’achat/ })).getAllByRole('cell')
    expect(unpriced).toHaveTextContent(/^Sur demande$/)
  })

  it('asks for a second vehicle', async () => {
    choose(1)
    show()
    expect(
      await screen.findByText(
        'Pas encore assez de véhicules sélectionnés pour la comparaison, sélectionnez-en au moins deux.',
      ),
    ).toBeVisible()
  })

  it('removes a vehicle, goes on with the next, and puts it back', async () => {
    choose(1, 2, 4)
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Retirer Peugeot 5008/ }))
    expect(own()).toEqual([1, 4])
    expect(screen.getAllByRole('button', { name: /^Retirer/ })[1]).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }))
    expect(own()).toEqual([1, 2, 4])
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  })

  it('has the focus at the last vehicle after the last was removed, and at the heading when none is left', async () => {
    choose(1, 2)
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Retirer Peugeot 5008/ }))
    expect(screen.getByRole('button', { name: /^Retirer Peugeot 3008/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(own()).toEqual([])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('keeps the list when the network fails, and reads it on another try', async () => {
    let online = false
    answerFetch((url) => (online ? site(url) : new TypeError('Failed to fetch')))
    choose(1, 2)
    show()
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(own()).toEqual([1, 2])
    online = true
    await userEvent.click(retry)
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2)
  })
})

describe('a shared comparison', () => {
  it('is shown without touching the own one', async () => {
    choose(4)
    show('?ids=1,2')
    expect(await screen.findByText(/vous a été partagée/)).toBeVisible()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()
    expect(own()).toEqual([4])
    expect(screen.getByRole('link', { name: 'Voir la mienne' })).toHaveAttribute('href', '/stock/comparer')
  })

  it('becomes the own one when the visitor wants it, and the one before can be had back', async () => {
    choose(4)
    show('?ids=1,2')
    await userEvent.click(await screen.findByRole('button', { name: 'En faire ma comparaison' }))
    expect(own()).toEqual([1, 2])
    expect(screen.queryByText(/vous a été partagée/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }))
    expect(own()).toEqual([4])
  })

  it('is the own one where it names the same vehicles', async () => {
    choose(2, 1)
    show('?ids=1,2')
    expect(await screen.findAllByRole('button', { name: /^Retirer/ })).toHaveLength(2)
    expect(screen.queryByText(/vous a été partagée/)).toBeNull()
  })

  it('leaves out what has gone and what is too much, and says so', async () => {
    show('?ids=1,2,3,4,5,6,7,8')
    expect(await screen.findByText(/Un véhicule de cette liste n’est plus disponible/)).toBeVisible()
    expect(screen.getByText(/2 véhicules du lien ne sont pas affichés/)).toBeVisible()
    expect(screen.getAllByRole('columnheader')).toHaveLength(5)
    expect(own()).toEqual([])
  })

  it('that names nothing shows the own one, and says so', async () => {
    choose(1, 2)
    show('?ids=abc')
    expect(await screen.findByText(/ne désigne aucun véhicule/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(2)
  })

  it('is copied with the vehicles that are shown', async () => {
    const person = userEvent.setup()
    choose(1, 2)
    show()
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: 'Partager' }))
    expect(await screen.findByText('L’adresse de la page est copiée.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/stock/comparer?ids=1,2`)
  })

  it('says of its own list only what is gone of that', async () => {
    choose(1, 2)
    renderFrench(<Visit search="?ids=1,3" />)
    expect(await screen.findByText(/Un véhicule de cette liste n’est plus disponible/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'own' }))
    expect(await screen.findByText(/2 véhicules sur 6/)).toBeVisible()
    expect(screen.queryByText(/n’est plus disponible/)).toBeNull()
  })

  it('leaves it to its own list to lose what is gone of both', async () => {
    choose(1, 2, 3)
    renderFrench(<Visit search="?ids=1,3" />)
    expect(await screen.findByText(/Un véhicule de cette liste n’est plus disponible/)).toBeVisible()
    expect(own()).toEqual([1, 2, 3])
    await userEvent.click(screen.getByRole('button', { name: 'own' }))
    expect(
      await screen.findByText('Un véhicule n’est plus disponible et a été retiré de la comparaison.'),
    ).toBeVisible()
    expect(own()).toEqual([1, 2])
  })

  it('asks nobody to take over what is gone', async () => {
    show('?ids=3')
    expect(await screen.findByText(/Un véhicule de cette liste n’est plus disponible/)).toBeVisible()
    expect(screen.getByText('Cette comparaison vous a été partagée.')).toBeVisible()
    expect(document.body.textContent).not.toContain('Reprenez-la')
  })
})
