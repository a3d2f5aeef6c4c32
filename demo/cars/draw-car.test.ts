import { XMLValidator } from 'fast-xml-parser'
import { BODY_STYLES, COLOURS } from '../../src/domain/vehicle/types'
import { drawScene } from '../scenes/draw-scene'
import { SCENES } from '../scenes/scene-path'
import { drawCar } from './draw-car'
import { CAR_VIEWS } from './photo-path'

const idsOf = (svg: string): string[] => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)
const uses = (svg: string): string[] => [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id = '']) => id)

const drawings = [
  ...BODY_STYLES.flatMap((body) =>
    CAR_VIEWS.map(
      (view) => [`${body} ${view}`, drawCar({ body, view, colour: 'red', brand: 'peugeot', seed: 3 })] as const,
    ),
  ),
  ...SCENES.map((name) => [`scene ${name}`, drawScene({ name, seed: 3 })] as const),
]

describe('drawings', () => {
  it.each(drawings)(
    'of %s are sound: well-formed, only real numbers, no dangling reference, no text that needs a font',
    (_, svg) => {
      // oxlint-disable-next-line typescript/no-deprecated -- its successor is this code in a package of its own
      expect(XMLValidator.validate(svg)).toBe(true)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/)
      const ids = idsOf(svg)
      expect(new Set(ids).size).toBe(ids.length)
      expect(uses(svg).filter((id) => !ids.includes(id))).toEqual([])
    },
  )

  it('of equal photos are equal, and two cars in one document share no id', () => {
    const photo = { body: 'estate', view: 'side', colour: 'grey', brand: 'volvo', seed: 5 } as const
    expect(drawCar(photo)).toBe(drawCar({ ...photo }))
    const other = new Set(idsOf(drawCar({ ...photo, seed: 6 })))
    expect(idsOf(drawCar(photo)).filter((id) => other.has(id))).toEqual([])
  })

  it('differ by colour, brand and seed', () => {
    const photo = { body: 'suv', view: 'front', colour: 'red', brand: 'peugeot', seed: 1 } as const
    const withoutIds = (svg: string): string => svg.replaceAll(/\bc[0-9a-z]{5,7}(?=[a-z]{1,4}\b)/g, '')
    const variants = [
      ...COLOURS.map((colour) => ({ ...photo, colour })),
      { ...photo, brand: 'volvo' },
      { ...photo, seed: 2 },
    ]
    expect(new Set(variants.map((variant) => withoutIds(drawCar(variant)))).size).toBe(variants.length)
  })

  it('of a cut-out car have no background', () => {
    const photo = { body: 'suv', colour: 'red', brand: 'peugeot', seed: 1 } as const
    expect(drawCar({ ...photo, view: 'side' })).toContain('M0 0H800V600H0Z')
    expect(drawCar({ ...photo, view: 'cutout' })).not.toContain('M0 0H800V600H0Z')
  })
})
