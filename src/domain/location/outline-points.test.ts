import { toMap, toPosition } from './country-outline'
import { outlinePositions, riverPositions } from './outline-points'
import { TOWNS } from './towns'

/** Whether a position is inside a ring, by the even-odd rule. */
const isInside = (
  ring: readonly { latitude: number; longitude: number }[],
  { latitude, longitude }: { latitude: number; longitude: number },
) =>
  ring.filter((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a
    return (
      a.latitude > latitude !== b.latitude > latitude &&
      longitude < a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude)
    )
  }).length %
    2 ===
  1

describe('outline of the country in degrees', () => {
  it('is where the drawn map has it', () => {
    const town = { latitude: 49.61, longitude: 6.13 }
    const back = toPosition(toMap(town))
    expect(Math.abs(back.latitude - town.latitude)).toBeLessThan(0.001)
    expect(Math.abs(back.longitude - town.longitude)).toBeLessThan(0.0015)
  })

  it('has the towns of the country inside', () => {
    const ring = outlinePositions()
    const inner = ['luxembourg', 'ettelbruck', 'clervaux', 'mersch', 'hesperange', 'colmar-berg']
    const found = TOWNS.filter(({ id }) => inner.includes(id))
    expect(found).toHaveLength(inner.length)
    expect(found.filter((town) => !isInside(ring, town))).toEqual([])
    expect(isInside(ring, { latitude: 49.12, longitude: 6.18 })).toBe(false)
  })

  it('has a river that flows north through the capital', () => {
    const river = riverPositions()
    expect(river.length).toBeGreaterThan(30)
    expect(river.at(-1)?.latitude).toBeGreaterThan(river[0]?.latitude ?? Infinity)
    expect(river.every((point) => isInside(outlinePositions(), point))).toBe(true)
  })
})
