import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compareList } from '../../compare/compare-store'
import { useAttachedComparison } from '../../compare/use-attached-comparison'
import { PageAddressProvider } from '../../page/page-address'
import { useRememberSearch } from '../../searches/last-search'
import { useAttachedSearch } from '../../searches/use-attached-search'
import { answerFetch, renderFrench } from '../../testing/render'
import { EnquiryForm } from '../EnquiryForm'
import { bodyOf, expectSent, fillInPerson, formShown, leaveForm, receipt } from '../testing/form-driver'

const card = { brandId: 'peugeot', brandName: 'Peugeot', modelName: '3008', variant: 'GT', photo: null }
const Contact = () => (
  <EnquiryForm
    kind="model_contact"
    attachments={[useAttachedComparison(), useAttachedSearch()].filter((one) => one !== null)}
  />
)
const show = async (search: string) => {
  renderFrench(
    <PageAddressProvider location={{ pathname: '/contact', search }}>
      <Contact />
    </PageAddressProvider>,
  )
  await formShown()
}
const send = async () => {
  const calls = answerFetch(() => receipt())
  await fillInPerson()
  await userEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
  await expectSent()
  return bodyOf(calls[0])
}

afterEach(async () => {
  compareList.clear()
  await leaveForm()
})

describe('what travels along with an enquiry', () => {
  it('is the comparison, where the visitor comes from it', async () => {
    compareList.replace([
      { id: 1, card },
      { id: 2, card: { ...card, modelName: '208' } },
    ])
    await show('?joindre=comparaison')
    const shown = screen.getByRole('region', { name: 'Votre comparaison de 2 véhicules' })
    expect(within(shown).getByText('Peugeot 208')).toBeVisible()
    expect(await send()).toMatchObject({
      page: '/contact',
      attachments: [
        {
          kind: 'comparison',
          title: 'Votre comparaison de 2 véhicules',
          lines: [
            ['Peugeot 3008', 'GT, numéro 1'],
            ['Peugeot 208', 'GT, numéro 2'],
          ],
          path: '/stock/comparer?ids=1,2',
        },
      ],
    })
  })

  it('is the search that was looked at last, and can be taken out', async () => {
    const Overview = () => {
      useRememberSearch('/stock?carburant=diesel', 'Diesel')
      return null
    }
    renderFrench(<Overview />)
    await show('?joindre=recherche')
    expect(screen.getByRole('region', { name: 'Votre recherche' })).toHaveTextContent('Diesel')
    await userEvent.click(screen.getByRole('button', { name: 'Retirer de la demande' }))
    expect(screen.getByRole('button', { name: 'Joindre cette recherche' })).toBeVisible()
    expect(await send()).toMatchObject({ attachments: [] })
  })

  it('is nothing where the address brings nothing, or there is nothing to bring', async () => {
    localStorage.setItem('vitrine.last-search', '{"path":"https://example.com","name":"x"}')
    await show('?joindre=recherche')
    expect(screen.queryByRole('button', { name: /demande|recherche/ })).toHaveTextContent('Envoyer ma demande')
  })
})
