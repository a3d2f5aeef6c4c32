import { isEmbeddable } from './embed-hosts'

describe('content of another site', () => {
  it.each([
    ['https://player.example/embed/1', true],
    ['https://eu.films.example/1', true],
    ['http://player.example/embed/1', false],
    ['https://player.example:8443/embed/1', false],
    ['https://player.example.evil.example/', false],
    ['https://evilfilms.example/', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s may be shown: %s', (url, may) => {
    expect(isEmbeddable(url, ['player.example', '*.films.example'])).toBe(may)
  })
})
