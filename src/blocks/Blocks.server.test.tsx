import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { missingBlocksIn } from '../domain/content/missing-block'
import type { Block } from '../domain/content/types'
import messages from '../locales/fr.json'
import { Blocks } from './Blocks'

const action = (uid: string): Block => ({ _uid: uid, component: 'call-to-action', title: `Titre ${uid}`, buttons: [] })

const htmlOf = (blocks: Block[]): string =>
  renderToString(
    <IntlProvider locale="fr" messages={messages}>
      <Blocks blocks={blocks} />
    </IntlProvider>,
  )

describe('HTML of a body with a block that throws', () => {
  // One that stands still, one whose code loads in view, and one that is taken over at once.
  it.each([
    ['faq', { items: 42 }],
    ['model-list', { title: {} }],
    ['contact-list', { intro: {} }],
  ])('has what stands around %s, and says which is missing', (name, fields) => {
    const broken: Block = JSON.parse(JSON.stringify({ _uid: 'b-1', component: name, title: 'Cassé', ...fields }))
    const html = htmlOf([action('a'), broken, action('z')])
    expect(html.match(/Titre [az]/g)).toEqual(['Titre a', 'Titre z'])
    expect(html).not.toContain('Cassé')
    expect(missingBlocksIn(html)).toEqual([{ component: name, uid: 'b-1' }])
  })

  it('has nothing of a block that throws below its heading', () => {
    const broken: Block = JSON.parse('{"_uid":"b","component":"rich-text","title":"Cassé","body":null}')
    const html = htmlOf([broken, action('z')])
    expect(html).not.toContain('<h2>Cassé')
    expect(html).toContain('Titre z')
    expect(missingBlocksIn(html)).toEqual([{ component: 'rich-text', uid: 'b' }])
  })

  it('says nothing of blocks that are shown', () => {
    expect(missingBlocksIn(htmlOf([action('a'), action('z')]))).toEqual([])
  })
})
