import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { telHref } from '../../domain/format/tel-href'
import { linkEvent } from './link-event'
import type { LinkPlace } from './link-event'
import { templateOf } from './template-of'
import { watchLinks } from './watch-links'

const SITE = 'www.example'
const NOWHERE: LinkPlace = { locationId: null, isRoute: false, isCard: false }
const at = (href: string, place: Partial<LinkPlace> = {}) => linkEvent(href, SITE, { ...NOWHERE, ...place })

describe('a click on a link', () => {
  it('is told as what it is for, with the dealership it belongs to', () => {
    const place = { locationId: 'bertrange' }
    expect(at('tel:+352261040', place)).toEqual({ event: 'click_location_phone_number', location_id: 'bertrange' })
    expect(at('tel:+352999')).toEqual({ event: 'click_location_phone_number', location_id: null })
    expect(at('mailto:a@example.lu', place)).toEqual({ event: 'click_location_email', location_id: 'bertrange' })
    expect(at('https://wa.me/352691', place)).toEqual({ event: 'click_location_whatsapp', location_id: 'bertrange' })
    expect(at('https://maps.example/dir/?to=1,2', { ...place, isRoute: true })).toEqual({
      event: 'click_location_route',
      location_id: 'bertrange',
    })
  })

  it('on the number of the group is told with the dealership that answers it', () => {
    expect(at(telHref(site.phone))).toEqual({
      event: 'click_location_phone_number',
      location_id: site.phoneLocation,
    })
  })

  it('is a download when it leads to a file of the content system', () => {
    expect(at('https://a.storyblok.com/f/1234/documents/fiche.pdf')).toEqual({
      event: 'download',
      file_name: 'fiche.pdf',
      file_host: 'a.storyblok.com',
    })
    expect(at('https://www.example/f/1234/documents/fiche.pdf')).toBeNull()
    expect(at('https://other.example/fiche')).toBeNull()
  })

  it('is the way to a vehicle when it stands in a card', () => {
    expect(at(`https://${SITE}${paths.stock}/123-peugeot-3008`, { isCard: true })).toEqual({
      event: 'click_vehicle_more_details',
      vehicle_id: 123,
    })
    expect(at(`https://${SITE}${paths.stock}/123-peugeot-3008`)).toBeNull()
    expect(at(`https://${SITE}${paths.stock}/comparer`, { isCard: true })).toBeNull()
    expect(at(`https://${SITE}/stockage/123-x`, { isCard: true })).toBeNull()
  })

  it('says nothing of a mail that is shared, and of what is no address', () => {
    expect(at('mailto:?subject=x')).toBeNull()
    expect(at('')).toBeNull()
  })

  it('is heard wherever on the page the link stands', () => {
    delete window.dataLayer
    watchLinks()
    document.body.innerHTML = '<div data-location="bertrange"><a href="tel:+352261040"><i>Appeler</i></a></div>'
    document.querySelector('i')?.click()
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'click_location_phone_number', location_id: 'bertrange' }),
    )
  })
})

describe('template of a page', () => {
  it('is read from Gatsby’s name of the chunk', () => {
    expect(templateOf('component---src-templates-vehicle-view-tsx')).toBe('vehicle-view')
    expect(templateOf('component---src-pages-404-tsx')).toBe('404')
    expect(templateOf(undefined)).toBe('unknown')
  })
})
