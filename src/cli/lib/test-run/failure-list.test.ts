import { failureList } from './failure-list'

describe('list of failures', () => {
  it('is empty when nothing failed', () => {
    expect(failureList([])).toEqual([])
  })

  it('names each failure with the start of its message', () => {
    const long = Array.from({ length: 23 }, (_, index) => `line ${index + 1}`).join('\n\n')
    const lines = failureList([
      { name: 'src/a.test.ts › adds', message: 'Expected: 2\nReceived: 3' },
      { name: 'types and lint', message: long },
    ])
    expect(lines.slice(0, 5)).toEqual([
      'Failed',
      '  ✗ src/a.test.ts › adds',
      '      Expected: 2',
      '      Received: 3',
      '  ✗ types and lint',
    ])
    expect(lines.slice(-2)).toEqual(['      line 20', '      … 3 more lines above'])
  })
})
