import { pageTopics } from './page-topics'

const story = (path: string, ...body: object[]) => ({ path, content: { component: 'page', body } })

describe('topics of pages', () => {
  it('are what their blocks are for', () => {
    const topics = pageTopics([
      story('/bienvenue', { component: 'newsletter', title: 'Nos arrivages' }),
      story('/essai', { component: 'enquiry-form', kind: 'general_test_drive' }),
      story('/emplois', { component: 'job-vacancy-widget' }, { component: 'enquiry-form', kind: 'job_application' }),
      story('/contact', { component: 'enquiry-form', kind: 'contact' }, { component: 'constructor' }),
    ])
    expect(topics('/bienvenue', 'Bienvenue')).toBe('newsletter')
    expect(topics('/essai', 'Réserver un essai')).toBe('essai')
    expect(topics('/emplois', 'Carrières')).toBe('emploi')
    expect(topics('/contact', 'Contact')).toBe('')
  })

  it('are the words of cards that lead to them and that their title lacks, in an order of their own', () => {
    const card = (title: string, to?: string) => ({ component: 'card', title, ...(to !== undefined && { to }) })
    const cards = [card('Reprise et occasion', '/centre'), card('Occasions', '/centre'), card('Sans lien')]
    const stories = [
      story('/', { component: 'card-grid', cards }),
      story('/services', { component: 'card-grid', cards: [card('Reprise et occasion', '/centre')] }),
    ]
    const topics = pageTopics(stories)
    expect(topics('/centre', 'Centre d’occasion')).toBe('occasions reprise')
    expect(pageTopics([...stories].reverse())('/centre', '')).toBe('occasion occasions reprise')
  })

  it('are without blocks that are not shown', () => {
    const stories = [story('/services', { component: 'trade-in' })]
    expect(pageTopics(stories)('/services', 'Services')).toBe('reprise')
    expect(pageTopics(stories, ['trade-in'])('/services', 'Services')).toBe('')
  })
})
