import { site } from '../site'
import { externalServices } from './services'

const NONE = { booking: null, tagManager: null, turnstile: null, monitoring: null, map: null }

describe('services of other companies', () => {
  it('add no host while they are not configured, but for what stories show after consent', () => {
    expect(externalServices(NONE)).toEqual([
      {
        name: 'embedded',
        agreement: 'comfort',
        sources: {
          frame: site.embedHosts.map((host) => `https://${host}`),
          media: site.embedHosts.map((host) => `https://${host}`),
        },
      },
    ])
  })

  it('add the host of their script once they are', () => {
    const [, ...services] = externalServices({
      booking: 'https://booking.example/widget.js?app=1',
      tagManager: 'https://tags.example/gtm.js?id=1',
      turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      monitoring: 'https://key@errors.example/7',
      map: 'https://tiles.example/{z}/{x}/{y}.png',
    })
    expect(services.map(({ name, agreement, sources }) => [name, agreement, sources.script])).toEqual([
      ['booking', 'comfort', ['https://booking.example']],
      ['tag-manager', 'statistics', ['https://tags.example']],
      ['turnstile', 'necessary', ['https://challenges.cloudflare.com']],
      ['monitoring', 'statistics', undefined],
      ['map', 'comfort', undefined],
    ])
    expect(services.slice(-2).map(({ sources }) => sources)).toEqual([
      { connect: ['https://errors.example'] },
      { img: ['https://tiles.example'] },
    ])
  })
})
