import { SHARE_NETWORKS, shareLink } from './share-links'

const TITLE = 'Citroën C3 & « Plus » 100 %'
const HREF = 'https://example.lu/stock/1-1-citroen-c3?a=1&b=2'

describe('links to share', () => {
  it.each(SHARE_NETWORKS)('carry the whole address to %s, whatever is in it', (network) => {
    const link = new URL(shareLink(network, TITLE, HREF))
    const carried = [...link.searchParams.values()].join(' ')
    expect(carried).toContain(HREF)
    expect(link.protocol).toBe(network === 'mail' ? 'mailto:' : 'https:')
  })

  it('tell a mail program its blanks as it understands them', () => {
    const link = shareLink('mail', TITLE, HREF)
    expect(link).not.toContain('+')
    expect(new URL(link).searchParams.get('subject')).toBe(TITLE)
  })
})
