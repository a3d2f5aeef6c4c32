import { wantsStandIns } from './stand-ins'

describe('demo stand-ins of a build', () => {
  it('are taken for the string true alone, where no service is named', () => {
    expect(wantsStandIns({ GATSBY_PUBLIC_MOCKS: 'true' })).toBe(true)
    expect(wantsStandIns({ GATSBY_PUBLIC_MOCKS: 'true', STORYBLOK_TOKEN: '', DEALER_URL: '' })).toBe(true)
    for (const flag of ['TRUE', '1', 'yes', 'false', '', undefined])
      expect(wantsStandIns({ GATSBY_PUBLIC_MOCKS: flag })).toBe(false)
  })

  it.each(['STORYBLOK_ENDPOINT', 'STORYBLOK_TOKEN', 'DEALER_URL'])('give way to a real service: %s', (name) => {
    expect(wantsStandIns({ GATSBY_PUBLIC_MOCKS: 'true', [name]: 'x' })).toBe(false)
  })
})
