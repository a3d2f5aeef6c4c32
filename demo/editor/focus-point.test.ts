import { focusAt, pointIn } from './client/focus-point'

describe('point of a picture that is clicked', () => {
  const picture = { naturalWidth: 1600, naturalHeight: 900 }
  const place = { left: 100, top: 50, width: 320, height: 320 }

  it('is told in px of the file, wherever the picture lies in its place', () => {
    // The picture is 320 × 180 here, 70 px below the upper edge of its place.
    expect(pointIn(picture, place, { clientX: 100, clientY: 120 })).toEqual([0, 0])
    expect(pointIn(picture, place, { clientX: 260, clientY: 210 })).toEqual([800, 450])
  })

  it('is never outside of the picture', () => {
    expect(pointIn(picture, place, { clientX: 99, clientY: 51 })).toEqual([0, 0])
    expect(pointIn(picture, place, { clientX: 420, clientY: 369 })).toEqual([1599, 899])
  })

  it('is stored as Storyblok stores it', () => expect(focusAt(10, 20)).toBe('10x20:11x21'))
})
