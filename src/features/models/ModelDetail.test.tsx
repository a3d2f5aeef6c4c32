import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleModel } from '../../domain/testing/example-catalogue'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { renderFrench } from '../testing/render'
import { ModelDetail } from './ModelDetail'
import { ModelForm } from './ModelForm'

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const show = (change: Partial<Parameters<typeof ModelDetail>[0]> = {}) =>
  renderFrench(
    <ModelDetail model={exampleModel} offers={[]} vehicles={[]} vehicleTotal={0} locations={[]} {...change} />,
  )

describe('a model’s page', () => {
  it('says of each level what it costs and adds', () => {
    show()
    const level = screen.getByRole('heading', { name: 'GT', level: 3 }).closest('li')
    expect(plain(level?.textContent)).toContain('Dès 43.000 €+ 4.000 € par rapport à Allure')
    expect(plain(level?.textContent)).toContain('Tout l’équipement Allure, et en plusSièges avant chauffants')
    expect(within(level as HTMLElement).getByRole('link', { name: 'Demander une offre GT' })).toHaveAttribute(
      'href',
      '/peugeot/models/3008/contact?version=gt',
    )
  })

  it('compares the equipment, on wish only where it differs', async () => {
    show()
    const table = screen.getByRole('table', { name: /^Équipement de série/ })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(within(table).getByRole('row', { name: 'Sièges avant chauffants Non De série' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Seulement ce qui diffère/ }))
    expect(within(table).getAllByRole('row')).toHaveLength(2)
  })

  it('gives the official figures of every version', () => {
    show()
    const table = screen.getByRole('table', { name: /^Versions et prix/ })
    const electric = within(table).getAllByRole('row').at(-1)
    for (const figure of ['527 km', '16,8 kWh/100 km', '0 g/km', '49.000 €'])
      expect(plain(electric?.textContent)).toContain(figure)
  })

  it('leads to its vehicles in the stock overview', () => {
    show({ vehicles: [{ ...exampleVehicle, town: null }], vehicleTotal: 7 })
    expect(screen.getByRole('link', { name: 'Voir les 7 véhicules en stock' })).toHaveAttribute(
      'href',
      '/stock?marque=peugeot&modele=peugeot-3008',
    )
  })

  it('proposes to ask when none is in stock', () => {
    show()
    expect(screen.getByText(/^Aucune Peugeot 3008 en stock/)).toBeVisible()
  })

  it('has its documents with their size', () => {
    show()
    expect(screen.getByRole('link', { name: /Fiche technique \(PDF, 240\s?ko\)/ })).toHaveAttribute(
      'href',
      exampleModel.downloads[0]?.url,
    )
  })
})

describe('the form of a model', () => {
  it('names the version that the visitor came from, and no other', async () => {
    const { unmount } = renderFrench(
      <ModelForm model={exampleModel} kind="contact" locations={[]} search="?version=gt-e" />,
    )
    expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue(
      'Bonjour, j’aimerais recevoir une offre pour la Peugeot 3008 GT (Électrique 213).',
    )
    unmount()
    renderFrench(<ModelForm model={exampleModel} kind="contact" locations={[]} search="?version=<b>" />)
    expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue(
      'Bonjour, j’aimerais recevoir une offre pour la Peugeot 3008.',
    )
  })
})
