import fc from 'fast-check'
import { BODY_STYLES, COLOURS } from '../../src/domain/vehicle/types'
import { CAR_VIEWS, carPhotoPath, parsePhotoPath } from './photo-path'

const photos = fc.record({
  body: fc.constantFrom(...BODY_STYLES),
  colour: fc.constantFrom(...COLOURS),
  view: fc.constantFrom(...CAR_VIEWS),
  brand: fc.constantFrom('peugeot', 'alfa-romeo', 'mg'),
  seed: fc.nat(999_999),
})

describe('addresses of drawn cars', () => {
  it('are read back as they were written, whatever the file is called', () => {
    fc.assert(
      fc.property(photos, fc.string(), (photo, name) => {
        expect(parsePhotoPath(carPhotoPath(photo, name))).toEqual(photo)
      }),
    )
  })

  it('name the file after the car', () => {
    expect(carPhotoPath({ body: 'suv', colour: 'blue', view: 'cutout', brand: 'citroen', seed: 0 }, 'Citroën C5')).toBe(
      '/f/88001/1600x1200/suv.blue.cutout.citroen.0/citroen-c5.png',
    )
  })

  it.each([
    '/f/88001/1600x1200/scene.town.4/mersch.jpg',
    '/f/88001/1600x1200/suv.blue.side.peugeot.7/x.png',
    '/f/88001/1600x1200/tank.blue.side.peugeot.7/x.jpg',
    '/f/88001/1600x1200/suv.blue.side.peugeot.-7/x.jpg',
    '/f/88002/1600x1200/suv.blue.side.peugeot.7/x.jpg',
    '',
  ])('are not found in %p', (path) => {
    expect(parsePhotoPath(path)).toBeNull()
  })
})
