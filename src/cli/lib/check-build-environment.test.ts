import { checkBuildEnvironment } from './check-build-environment'

const env = {
  GATSBY_SITE_URL: 'https://www.example.lu',
  STORYBLOK_TOKEN: 'a-token-of-storyblok',
  DEALER_URL: 'https://stock.example.lu',
  ASSET_BASE_URL: 'https://pictures.example.lu',
}

describe('the environment of a build', () => {
  it('needs no channels for enquiries', () => {
    expect(() => checkBuildEnvironment(env)).not.toThrow()
  })

  it('is refused with a fault in the channels, with which functions would deliver nothing', () => {
    const broken = { ...env, DEALER_URL: 'stock', ENQUIRY_CHANNELS: '[{"name":"crm","type":"fax"}]' }
    expect(() => checkBuildEnvironment(broken)).toThrow(/DEALER_URL: [^]*ENQUIRY_CHANNELS: channel "crm"/)
  })
})
