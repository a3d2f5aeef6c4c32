import { keepLocale } from './keep-locale'

describe('the locale cookie', () => {
  it('keeps the language of the site for a year, on all its pages', () => {
    const written = jest.spyOn(document, 'cookie', 'set')
    keepLocale()
    expect(written).toHaveBeenCalledWith('vitrine_locale=fr; Max-Age=31536000; Path=/; SameSite=Lax')
    written.mockRestore()
  })

  it('can be read on the next visit', () => {
    keepLocale()
    expect(document.cookie).toContain('vitrine_locale=fr')
  })
})
