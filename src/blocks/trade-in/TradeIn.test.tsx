import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { screen } from '@testing-library/react'
import { site } from '../../config/site'
import { galleryMark } from '../../domain/content/gallery'
import messages from '../../locales/fr.json'
import { renderFrench } from '../../features/testing/render'
import { TradeIn } from './TradeIn'

const block = { _uid: 't', component: 'trade-in', title: 'Votre voiture' } as const
const show = (fields: object = {}) => renderFrench(<TradeIn block={{ ...block, ...fields }} />)

afterEach(() => jest.restoreAllMocks())

describe('trade-in', () => {
  it('is off unless the configuration of the site says so: visitors see nothing, editors read why', () => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'production')
    const { container, unmount } = show()
    expect(container).toBeEmptyDOMElement()
    unmount()
    show({ _editable: '<!--x-->' })
    expect(screen.getByText(/la reprise est désactivée/)).toBeVisible()
  })

  it('shows its form below the note in the gallery of blocks, although it is off', () => {
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <TradeIn block={{ ...block, ...{ _editable: galleryMark() } }} />
      </IntlProvider>,
    )
    expect(html).toMatch(/la reprise est désactivée.*data-form="trade_in"/s)
  })

  it('asks for the car where it is on', () => {
    jest.replaceProperty(site, 'tradeIn', true)
    const html = renderToString(
      <IntlProvider locale="fr" messages={messages}>
        <TradeIn block={block} />
      </IntlProvider>,
    )
    expect(html).toContain('id="reprise"')
    expect(html).toContain('data-form="trade_in"')
  })
})
