import { parseCsv } from './parse-csv'

describe('rule files', () => {
  it('reads rules with their lines, past a byte order mark, quotes and empty lines', () => {
    const { rows, problems } = parseCsv('\uFEFFfrom,to,comment\r\n/a,/b,"x, y"\r\n\r\n/c,/d,\r\n', 'a.csv')
    expect(problems).toEqual([])
    expect(rows.map(({ rule }) => [rule.from, rule.to, rule.line])).toEqual([
      ['/a', '/b', 2],
      ['/c', '/d', 4],
    ])
  })

  it.each([
    ['old,new\n/a,/b', 1, 'the header is "old,new"'],
    ['', 1, 'the header is ""'],
    ['from,to\n/a,/b,c', 2, 'more columns'],
    ['from,to\n/a,"/b\n/c,/d', 3, 'no readable CSV'],
  ])('says what cannot be read in %j', (text, line, message) => {
    const { problems } = parseCsv(text, 'a.csv')
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', file: 'a.csv', line, message: expect.stringContaining(message) }),
    ])
  })
})
