import { FORM_STATES, formStateOf, isGalleryMark } from '../../domain/content/gallery'
import { parseStory } from '../../domain/content/parse/parse-story'
import { BODY_SCHEMAS } from '../schemas'
import { galleryStory } from './gallery-story'

const { content, ...entry } = galleryStory()
const parsed = parseStory(
  { ...entry, content: JSON.stringify(content) },
  { pathByUuid: new Map(), answers: () => true, movedRoots: {}, siteUrl: 'https://groupe.example' },
)

const body = parsed.story?.content.component === 'page' ? parsed.story.content.body : []
const isCaption = (block: object): boolean => JSON.stringify(block).includes('"marks":[{"type":"code"}]')
const markOf = (block: object): string | undefined => {
  const mark: unknown = Reflect.get(block, '_editable')
  return typeof mark === 'string' ? mark : undefined
}
/** Captions of one block. */
const captionsOf = (name: string): string[] =>
  body.flatMap((block) => new RegExp(`"${name} · ([^"]*)"`).exec(JSON.stringify(block))?.[1] ?? [])

describe('gallery of blocks', () => {
  it('is read like any story, without a problem', () => {
    expect(parsed.problems).toEqual([])
    expect(parsed.story).toMatchObject({ path: '/dev/blocks', noindex: true })
  })

  it('shows every block, each choice of its form, and its caption', () => {
    for (const { name, fields } of BODY_SCHEMAS) {
      const shown = body.filter(({ component }) => component === name)
      expect([name, shown.length > 0]).toEqual([name, true])
      for (const [key, field] of Object.entries(fields)) {
        if (field.type !== 'option' || !('options' in field) || ['category', 'condition', 'fuel'].includes(key))
          continue
        const values = new Set(shown.map((block) => String(Reflect.get(block, key))))
        expect([name, key, field.options.filter(({ value }) => !values.has(value))]).toEqual([name, key, []])
      }
    }
    expect(new Set(body.map(({ _uid }) => _uid)).size).toBe(body.length)
  })

  it('marks every example as a draft, so that notes for editors and messages stand in their place', () => {
    const examples = body.filter((block) => !isCaption(block))
    expect(examples.length).toBeGreaterThan(BODY_SCHEMAS.length)
    const isText = (block: object) => Reflect.get(block, 'component') === 'rich-text'
    // The rest of a text behind an embedded block belongs to the same example.
    expect(examples.filter((block) => !isGalleryMark(markOf(block)) && !isText(block))).toEqual([])
  })

  it('shows every form in each state after an attempt to send it', () => {
    const statesOf = (name: string) =>
      body.flatMap((block) => (block.component === name ? (formStateOf(markOf(block)) ?? []) : []))
    expect(['enquiry-form', 'newsletter', 'trade-in'].map(statesOf)).toEqual(
      Array.from({ length: 3 }, () => [...FORM_STATES]),
    )
  })

  it('shows a text with a block between its paragraphs', () => {
    const first = body.findIndex((block) => JSON.stringify(block).includes('rich-text · bloc dans le texte'))
    expect(body.slice(first + 1, first + 4).map(({ component }) => component)).toEqual([
      'rich-text',
      'button',
      'rich-text',
    ])
  })

  it('shows no variant twice, so that what sticks to the screen does not lie on itself', () => {
    expect(captionsOf('sticky-contact-button')).toEqual(['complet'])
    expect(captionsOf('button')).toEqual(expect.arrayContaining(['complet', 'minimum', 'désactivé']))
  })

  it('shows a series of pages from its first, a middle and its last page', () => {
    const places = body.flatMap((block) =>
      block.component === 'pagination' ? block.pages.findIndex(({ to }) => to === '/apercu') : [],
    )
    expect(places).toEqual(expect.arrayContaining([0, 1, 2]))
  })
})
