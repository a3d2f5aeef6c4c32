import { site } from '../config/site'
import { parseRegionMap } from '../domain/location/region-map'
import { readRegionMap } from './region-map'

describe('map of the region', () => {
  it('has the three neighbours, cut to what is shown, in a small file', async () => {
    const region = await readRegionMap()
    const points = region.lands.flat()
    const { north, south, west, east } = site.map.bounds
    expect(region.lands).toHaveLength(3)
    expect(points.filter(([x, y]) => x < west - 1 || x > east + 1 || y < south - 1 || y > north + 1)).toEqual([])
    const text = JSON.stringify(region)
    expect(text.length).toBeLessThan(20_000)
    expect(parseRegionMap(JSON.parse(text))).toEqual(region)
  })

  it('is nothing where the file is another one', () => {
    expect(parseRegionMap('<html>')).toBeNull()
    expect(parseRegionMap({ lands: [[['a', 1]], [[6, 49]]] })).toEqual({ lands: [[[6, 49]]] })
  })
})
