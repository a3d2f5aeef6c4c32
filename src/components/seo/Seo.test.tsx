import { render } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { Seo } from './Seo'

const metaOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null

const page = { title: 'Leasing', description: 'Tout sur le leasing.', path: '/services/leasing' }

describe('head of a page', () => {
  it('has a title with the name of the group, once', () => {
    const { rerender } = render(<Seo {...page} />)
    expect(document.title).toBe('Leasing | Groupe Alzette')
    rerender(<Seo {...page} title="Presse du Groupe Alzette" />)
    expect(document.title).toBe('Presse du Groupe Alzette')
    const long = 'Renault Master Châssis-cabine 2.0 Blue dCi 170 propulsion (414287)'
    rerender(<Seo {...page} title={long} />)
    expect(document.title).toBe(long)
  })

  it('names its canonical address on the configured origin', () => {
    render(<Seo {...page} />)
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://localhost:8888/services/leasing',
    )
    expect(metaOf('og:url')).toBe('http://localhost:8888/services/leasing')
  })

  it('is open to search engines unless it says otherwise', () => {
    const { rerender } = render(<Seo {...page} />)
    expect(metaOf('robots')).toBeNull()
    rerender(<Seo {...page} noindex />)
    expect(metaOf('robots')).toBe('noindex')
  })

  it('shares a picture as JPEG, which every reader of links knows', () => {
    render(<Seo {...page} image="https://a.example/f/1/1600x1200/x/car.png" />)
    expect(metaOf('og:image')).toBe(
      'https://a.example/f/1/1600x1200/x/car.png/m/1200x630/filters:quality(80):format(jpeg)',
    )
  })

  it('cuts the shared picture around the point that an editor chose', () => {
    render(<Seo {...page} image="https://a.example/f/1/1600x1200/x/car.png" imageFocus="900x500:901x501" />)
    expect(metaOf('og:image')).toContain('focal(900x500:901x501)')
  })

  it('tells the size and the meaning of the shared picture, and no size of one that cannot be cut to it', () => {
    const { rerender } = render(
      <Seo {...page} image="https://a.example/f/1/1600x1200/x/car.png" imageAlt="Une voiture bleue" />,
    )
    expect([metaOf('og:image:width'), metaOf('og:image:height'), metaOf('og:image:alt')]).toEqual([
      '1200',
      '630',
      'Une voiture bleue',
    ])
    expect(metaOf('twitter:card')).toBe('summary_large_image')
    rerender(<Seo {...page} image="https://elsewhere.example/car.png" />)
    expect([metaOf('og:image:width'), metaOf('og:image:alt')]).toEqual([null, null])
    rerender(<Seo {...page} />)
    expect(metaOf('twitter:card')).toBe('summary')
  })

  it('has structured data of its own, also where the page is about nothing in particular', () => {
    const { rerender } = render(<Seo {...page} />)
    const nodes = () =>
      [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
        JSON.parse(script.innerHTML),
      )
    expect(nodes()).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Leasing | Groupe Alzette',
        description: page.description,
        url: 'http://localhost:8888/services/leasing',
        inLanguage: 'fr-LU',
      },
    ])
    rerender(<Seo {...page} jsonLd={[{ '@type': 'Thing' }]} />)
    expect(nodes()).toEqual([{ '@context': 'https://schema.org', '@type': 'Thing' }])
  })

  it('keeps text of structured data from ending its script', () => {
    const breaking = { '@type': 'Thing', name: '</script><b>' }
    render(<Seo {...page} jsonLd={[breaking]} />)
    const script = document.head.querySelector('script[type="application/ld+json"]')
    expect(script?.innerHTML).not.toContain('</script>')
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><b>',
    })
  })

  it('leaves nothing behind for the next page', () => {
    const { unmount } = render(<Seo {...page} noindex jsonLd={[{ '@type': 'Thing' }]} />)
    unmount()
    render(
      <Helmet defer={false}>
        <title>Autre</title>
      </Helmet>,
    )
    expect(metaOf('robots')).toBeNull()
    expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull()
  })
})
