import { ENQUIRY_KINDS, STORY_ENQUIRY_KINDS } from '../../src/domain/enquiry/kinds'
import { answerTime, keptFor } from './build/promises'
import { demoStories } from './index'
import { objectsIn, textsIn } from './testing/walk'

const stories = demoStories()
const textOf = (slug: string): string => textsIn(stories.find(({ fullSlug }) => fullSlug === slug)?.content).join('\n')

describe('what the stories promise of forms', () => {
  it('is a form of every kind that a story may show', () => {
    const shown = stories
      .flatMap(({ content }) => objectsIn(content))
      .flatMap(({ component, kind }) => (component === 'enquiry-form' ? [kind] : []))
    expect([...new Set(shown)].sort()).toEqual([...STORY_ENQUIRY_KINDS].sort())
  })

  it('is said in words for every kind', () => {
    for (const kind of ENQUIRY_KINDS) {
      expect(answerTime(kind)).toMatch(/^(?:un jour ouvrable|\p{L}+ jours ouvrables)$/u)
      expect(keptFor(kind)).toMatch(/^[\p{L}-]+ mois$/u)
    }
  })

  it('names how long what was sent is kept, where people look for it', () => {
    for (const kind of ['contact', 'fleet', 'job_application'] as const)
      expect(textOf('politique-de-traitement-des-donnees')).toContain(keptFor(kind))
    expect(textOf('carrieres')).toContain(keptFor('job_application'))
  })

  it('is that nothing is reserved by writing', () => {
    const texts = stories.flatMap(({ content }) => textsIn(content)).join('\n')
    expect(texts).not.toMatch(/quarante-huit heures|réserve le véhicule|mise? de côté pour vous/)
    expect(textOf('faq')).toContain('ne réserve un véhicule')
  })
})
