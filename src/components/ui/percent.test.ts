import { boundedPercent } from './percent'

const inEnvironment = <T>(name: string, run: () => T): T => {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: name })
  try {
    return run()
  } finally {
    Object.assign(process.env, { NODE_ENV: before })
  }
}

describe('a percentage of a picture', () => {
  it.each([0, 1, 72, 100])('is taken as it is: %d', (value) => {
    expect(boundedPercent('quality', value)).toBe(value)
  })

  it.each([
    [-1, 0],
    [101, 100],
    [71.6, 72],
    [Number.NaN, 0],
  ])('takes the nearest bound in a build, and the log says so: %d as %d', (value, bounded) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(inEnvironment('production', () => boundedPercent('blur', value))).toBe(bounded)
    expect(warn.mock.calls).toEqual([
      [`blur of a picture is ${value}, which is no integer from 0 to 100: taken as ${bounded}`],
    ])
    warn.mockRestore()
  })

  it('is an error in development', () => {
    expect(() => inEnvironment('development', () => boundedPercent('brightness', 150))).toThrow(
      new RangeError('brightness of a picture is 150, which is no integer from 0 to 100'),
    )
  })
})
