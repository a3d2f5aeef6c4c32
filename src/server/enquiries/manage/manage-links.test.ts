import fc from 'fast-check'
import { anyCharacter } from '../../../domain/testing/any-character'
import { createManageLinks } from './manage-links'

const SITE = 'https://www.example.lu'
const links = createManageLinks('secret-of-this-installation', SITE)
const tokenIn = (url: string): string => new URL(url).searchParams.get('jeton') ?? ''

describe('signed links', () => {
  it('open their own enquiry, and no other', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (id, other) => {
        const url = links.urlFor(id, 'GA-7F3K-29')
        expect(url).toMatch(/^https:\/\/www\.example\.lu\/api\/enquiries\/rendez-vous\/GA-7F3K-29\?jeton=[\w-]{43}$/)
        expect(links.isToken(id, tokenIn(url))).toBe(true)
        expect(links.isToken(other, tokenIn(url))).toBe(id === other)
      }),
    )
  })

  it('are not opened by a changed token, a part of one, or any other text', () => {
    const token = tokenIn(links.urlFor('1', 'GA-7F3K-29'))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCharacter }),
          fc.nat().map((at) => token.slice(0, at % 43)),
        ),
        (text) => {
          expect(links.isToken('1', text)).toBe(false)
        },
      ),
    )
    expect(links.isToken('1', `${token}=`)).toBe(false)
    expect(links.isToken('1', (token.startsWith('A') ? 'B' : 'A') + token.slice(1))).toBe(false)
  })

  it('of another installation are not valid here', () => {
    const foreign = createManageLinks('secret-of-another-one', SITE)
    expect(links.isToken('1', tokenIn(foreign.urlFor('1', 'GA-7F3K-29')))).toBe(false)
  })
})
