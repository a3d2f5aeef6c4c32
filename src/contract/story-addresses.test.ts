import { parseStoryAddresses, storyAddressesText } from './story-addresses'

describe('addresses of stories', () => {
  const stories = [
    { key: 'b', path: '/' },
    { key: 'a', path: '/news/été' },
  ]

  it('are the same text in any order, and come back', () => {
    expect(storyAddressesText(stories)).toBe('{"a":"/news/été","b":"/"}\n')
    expect(storyAddressesText([...stories].reverse())).toBe(storyAddressesText(stories))
    expect(parseStoryAddresses(storyAddressesText(stories))).toEqual([...stories].reverse())
  })

  it.each(['', '{"a":', '[]', '{"a":1}', '{"a":"//elsewhere.example"}', '{"a":"no slash"}'])(
    'are none where the file is damaged: %j',
    (text) => {
      expect(parseStoryAddresses(text)).toEqual([])
    },
  )
})
