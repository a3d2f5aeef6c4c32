import { z } from 'zod'
import { demoStories } from './index'
import { objectsIn, textsIn } from './testing/walk'

const seoSchema = z.object({ title: z.string(), description: z.string() })
const stories = demoStories()
const pages = stories
  .filter(({ fullSlug }) => !fullSlug.startsWith('global/'))
  .map(({ fullSlug, content }) => ({ fullSlug, content, seo: seoSchema.parse(content.seo) }))
const texts = stories.flatMap(({ fullSlug, name, content }) =>
  textsIn([name, content]).map((text) => ({ fullSlug, text })),
)
const matching = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text))
const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('what search engines read', () => {
  it('is a title of its own, 60 characters at most', () => {
    expect(twice(pages.map(({ seo }) => seo.title))).toEqual([])
    expect(
      pages
        .filter(({ seo }) => seo.title.length > 60 || seo.title.length < 15)
        .map(({ seo }) => `${seo.title.length} ${seo.title}`),
    ).toEqual([])
  })

  it('is a description of its own, 120 to 155 characters', () => {
    expect(twice(pages.map(({ seo }) => seo.description))).toEqual([])
    const wrong = pages.filter(({ seo }) => seo.description.length < 120 || seo.description.length > 155)
    expect(wrong.map(({ fullSlug, seo }) => `${seo.description.length} ${fullSlug}`)).toEqual([])
  })
})

describe('typography', () => {
  it.each([
    ['straight apostrophes', /\p{L}'\p{L}/u],
    ['straight quotation marks', /"/],
    ['double spaces', / {2}/],
    ['an ordinary space before ; ! ?', / [;!?]/],
    ['an ordinary space before : % »', / [:%»]/],
    ['no space before ; ! ?', /\p{L}[;!?](?!\S)/u],
    ['no space before a colon', /\p{L}:(?=\s|$)/u],
    ['an ordinary space after «', /« /],
    ['three dots', /\.\.\./],
    ['spaces at an end', /^\n|\n$/],
    ['marks of the notation', /\*\*|\]\(|^#+ |^- /],
    ['filler', /lorem|ipsum|todo/i],
  ])('has none of: %s', (_, pattern) => expect(matching(pattern)).toEqual([]))
})

describe('prose', () => {
  it('never repeats a paragraph', () => {
    const paragraphs = objectsIn(pages.map(({ content }) => content))
      .filter(({ type }) => type === 'paragraph')
      .map((node) => textsIn(node.content).join(''))
      .filter((text) => text.length > 60)
    expect(paragraphs.length).toBeGreaterThan(300)
    expect(twice(paragraphs)).toEqual([])
  })

  it('is at least a hundred words on every page but the lists', () => {
    const words = (content: unknown): number => textsIn(content).join(' ').split(/\s+/).length
    const short = pages.filter(({ fullSlug, content }) => fullSlug !== 'news' && words(content) < 140)
    expect(short.map(({ fullSlug }) => fullSlug)).toEqual([])
  })

  it('names no rate and no instalment, which would owe a representative example', () => {
    expect(matching(/€\s*(?:\/|par\s)\s*mois|TAEG\s*(?:de|:)|\d\s*%\s*TAEG/)).toEqual([])
  })

  it('describes every picture', () => {
    const pictures = objectsIn(pages.map(({ content }) => content)).filter(({ fieldtype }) => fieldtype === 'asset')
    expect(pictures.length).toBeGreaterThan(100)
    expect(pictures.filter(({ alt }) => String(alt).length < 10)).toEqual([])
  })
})
