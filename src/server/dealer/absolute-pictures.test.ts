import { withAbsoluteUrls, withRootUrls } from './absolute-pictures'

const BASE = 'https://images.example'
const vehicle = {
  id: 1,
  photos: [
    { url: '/f/1/a.jpg', alt: '/f/ is a folder' },
    { url: 'https://elsewhere.example/b.jpg', alt: '' },
  ],
  equipment: [{ label: 'GPS' }],
  sheet: { url: '/f/1/sheet.pdf' },
  price: null,
}

describe('pictures of the image service', () => {
  it('stand in full, and from the root again; whatever else there is stays', () => {
    const full = withAbsoluteUrls(vehicle, BASE)
    expect(full).toEqual({
      ...vehicle,
      photos: [{ url: `${BASE}/f/1/a.jpg`, alt: '/f/ is a folder' }, vehicle.photos[1]],
      sheet: { url: `${BASE}/f/1/sheet.pdf` },
    })
    expect(withRootUrls(full, BASE)).toEqual(vehicle)
  })

  it('are changed in a copy, and what has none is not copied', () => {
    const before = structuredClone(vehicle)
    const full = withAbsoluteUrls(vehicle, BASE) as typeof vehicle
    expect(vehicle).toEqual(before)
    expect(full.equipment).toBe(vehicle.equipment)
    expect(withAbsoluteUrls(full, BASE)).toBe(full)
  })

  it('are no addresses that only begin like them', () => {
    expect(withRootUrls({ url: `${BASE}.evil.example/f/a.jpg` }, BASE)).toEqual({ url: `${BASE}.evil.example/f/a.jpg` })
  })
})
