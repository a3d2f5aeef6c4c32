import { renderToStaticMarkup } from 'react-dom/server'
import { dataFingerprint } from '../../domain/version/fingerprint'
import { dataMeta } from './data-meta'

const markupFor = (result: Record<string, unknown>) => renderToStaticMarkup(<>{dataMeta(() => ({ result }), '/')}</>)

describe('what a page says of its data', () => {
  it('is the fingerprint of the data', () => {
    const result = { data: { price: 1 } }
    expect(markupFor(result)).toBe(`<meta name="vitrine:data" content="${dataFingerprint(result)}"/>`)
    expect(markupFor({ data: { price: 2 } })).not.toBe(markupFor(result))
  })

  it('is not there in development', () => {
    expect(dataMeta(undefined, '/')).toEqual([])
  })
})
