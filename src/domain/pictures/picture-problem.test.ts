import { pictureProblem } from './picture-problem'

const HOSTS = ['http://localhost:4400', 'media.example', '*.cdn.example']

describe('the address of a picture', () => {
  it.each([
    '/f/88001/1600x1200/a.jpg',
    'http://localhost:4400/f/a.jpg',
    'https://media.example/a.jpg?w=1',
    'https://eu.cdn.example/a.jpg',
  ])('is taken: %s', (address) => {
    expect(pictureProblem(address, HOSTS)).toBeNull()
  })

  it.each([
    ['//evil.example/x.jpg', /https address/],
    ['///evil.example/x.jpg', /https address/],
    ['https:evil.example/x.jpg', /https address/],
    ['https:///evil.example/x.jpg', /https address/],
    ['javascript:alert(1)', /https address/],
    ['data:image/png;base64,AAAA', /https address/],
    ['blob:https://media.example/x', /https address/],
    ['ftp://media.example/x.jpg', /https address/],
    ['a.jpg', /https address/],
    ['', /https address/],
    ['/\\evil.example/x.jpg', /character/],
    ['https:\\\\evil.example\\x.jpg', /character/],
    ['/\t/evil.example/x.jpg', /character/],
    ['\u0001https://media.example/x.jpg', /character/],
    ['https://media.example/a b.jpg', /character/],
    ['https://user:secret@media.example/x.jpg', /user or a password/],
    ['https://media.example@evil.example/x.jpg', /user or a password/],
    ['https://evil.example/x.jpg', /evil\.example is not among/],
    ['https://media.example.evil.example/x.jpg', /is not among/],
    ['https://evilcdn.example/x.jpg', /is not among/],
    ['https://media.example:8443/x.jpg', /is not among/],
    ['http://media.example/x.jpg', /is not https/],
    ['http://localhost:4401/x.jpg', /is not https/],
    ['https://media.example/x.svg', /SVG/],
    ['/f/x.SVGZ?y', /SVG/],
  ])('is refused: %j', (address, reason) => {
    expect(pictureProblem(address, HOSTS)).toMatch(reason)
  })

  it('is looked at for its form where the hosts are not known', () => {
    expect(pictureProblem('https://evil.example/x.jpg', null)).toBeNull()
    expect(pictureProblem('//evil.example/x.jpg', null)).not.toBeNull()
  })
})
