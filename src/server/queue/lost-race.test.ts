import { againAfterLostRace } from './lost-race'

/** Two workers that meet whenever both are at it at the same moment: the later one loses. */
const meeting = () => {
  let busy = false
  return async (): Promise<string> => {
    if (busy) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    busy = true
    await new Promise((resolve) => setTimeout(resolve, 10))
    busy = false
    return 'made'
  }
}

describe('making what another process may be making', () => {
  it('goes on after a lost race, also where the winner takes longer than one try', async () => {
    const make = meeting()
    expect(await Promise.all([againAfterLostRace(make), againAfterLostRace(make)])).toEqual(['made', 'made'])
  })

  it('gives up at once for any other error', async () => {
    const make = jest.fn(() => Promise.reject(new Error('away')))
    await expect(againAfterLostRace(make)).rejects.toThrow('away')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('does not try for ever', async () => {
    const make = jest.fn(() => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })))
    await expect(againAfterLostRace(make)).rejects.toThrow('deadlock')
    expect(make.mock.calls.length).toBeGreaterThan(1)
  })
})
