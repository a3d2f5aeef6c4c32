import { parseStory } from '../../domain/content/parse/parse-story'
import { BODY_SCHEMAS } from '../schemas'
import { galleryStory } from './gallery-story'

const { content, ...entry } = galleryStory()
const parsed = parseStory(
  { ...entry, content: JSON.stringify(content) },
  { pathByUuid: new Map(), answers: () => true, movedRoots: {}, siteUrl: 'https://groupe.example' },
)

describe('gallery of blocks', () => {
  it('is read like any story, without a problem', () => {
    expect(parsed.problems).toEqual([])
    expect(parsed.story).toMatchObject({ path: '/dev/blocks', noindex: true })
  })

  it('shows every block, each choice of its form, and its caption', () => {
    const body = parsed.story?.content.component === 'page' ? parsed.story.content.body : []
    for (const { name, fields } of BODY_SCHEMAS) {
      const shown = body.filter(({ component }) => component === name)
      expect([name, shown.length > 1]).toEqual([name, true])
      for (const [key, field] of Object.entries(fields)) {
        if (field.type !== 'option' || !('options' in field) || ['category', 'condition', 'fuel'].includes(key))
          continue
        const values = new Set(shown.map((block) => String(Reflect.get(block, key))))
        expect([name, key, field.options.filter(({ value }) => !values.has(value))]).toEqual([name, key, []])
      }
    }
    expect(new Set(body.map(({ _uid }) => _uid)).size).toBe(body.length)
  })
})
