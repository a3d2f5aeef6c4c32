import { rememberTexts } from './remember'

describe('rememberTexts', () => {
  it('makes a text once, and the least recently used one again once there are too many', () => {
    const made: string[] = []
    const remember = rememberTexts(2)
    const ask = (key: string) =>
      remember(key, () => {
        made.push(key)
        return `text of ${key}`
      })
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(
      ['a', 'b', 'a', 'c', 'a', 'b'].map((key) => `text of ${key}`),
    )
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })
})
