import { errorLine, errorMessage } from './error-message'

describe('message of what was thrown', () => {
  it('is that of an error, and the text of anything else', () => {
    expect(errorMessage(new TypeError('no such\nthing'))).toBe('no such\nthing')
    expect([errorMessage('broken'), errorMessage(undefined), errorMessage({})]).toEqual([
      'broken',
      'undefined',
      '[object Object]',
    ])
  })

  it('is cut after its first line', () => {
    expect(errorLine(new Error('no such\nthing'))).toBe('no such')
    expect(errorLine('')).toBe('')
  })
})
