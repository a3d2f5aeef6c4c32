import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import messages from '../../locales/fr.json'
import { LinkWithoutScripts } from './EnquiriesWithoutScripts'

/** Links in the order of the page, each with its text. */
const links = (): [string, string][] => {
  const html = renderToString(
    <IntlProvider locale="fr" messages={messages}>
      <LinkWithoutScripts vehicle={exampleVehicle} location={null} />
    </IntlProvider>,
  ).replace(/<\/?noscript>/g, '')
  document.body.innerHTML = html
  return [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href') ?? ''])
}

it('opens the form of a test drive itself, before the way to the other form', () => {
  expect(links()).toEqual([
    ['Réserver un essai de ce véhicule', `/api/enquiries/form?kind=test_drive&vehicleId=${exampleVehicle.id}`],
    ['Demander une offre pour ce véhicule', '#demande'],
  ])
})
