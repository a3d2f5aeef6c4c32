import { site } from '../../src/config/site'
import { TITLE_FITS, vehicleTitle, withSiteName } from '../../src/domain/seo/title'
import { generateStock } from './generate'

describe('titles of the demo stock', () => {
  it('fit, name brand and model, and are each one’s own', () => {
    const vehicles = [...generateStock({ vehicles: 3_000 })]
    const titles = vehicles.map((vehicle) => withSiteName(vehicleTitle(vehicle), site.name))
    expect(new Set(titles).size).toBe(vehicles.length)
    expect(titles.filter(({ length }) => length > TITLE_FITS)).toEqual([])
    expect(
      vehicles.filter(({ brandName, modelName }, index) => !titles[index]?.startsWith(`${brandName} ${modelName} `)),
    ).toEqual([])
    expect(titles.filter((title) => title.endsWith(` | ${site.name}`)).length).toBeGreaterThan(2_000)
  })
})
