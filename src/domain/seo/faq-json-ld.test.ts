import { faqJsonLd } from './faq-json-ld'

const item = (question: string, text: string) => ({
  component: 'faq-item',
  question,
  answer: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})
const faq = (...items: object[]) => ({ component: 'faq', title: 'Vos questions', items })

describe('questions of a page for search engines', () => {
  it('are one document, whatever blocks they stand in, each question once', () => {
    const body = [
      faq(item('Quand ?', 'Demain.'), item('Où ?', 'À Esch.')),
      {
        component: 'text-image',
        body: { type: 'doc', content: [{ type: 'blok', attrs: { body: [faq(item('Qui ?', 'Vous.'))] } }] },
      },
      faq(item('Quand ?', 'Jamais.')),
    ]
    const documents = faqJsonLd('https://groupe.example/faq', body)
    expect(documents).toEqual([
      {
        '@type': 'FAQPage',
        url: 'https://groupe.example/faq',
        mainEntity: [
          ['Quand ?', 'Demain.'],
          ['Où ?', 'À Esch.'],
          ['Qui ?', 'Vous.'],
        ].map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
      },
    ])
  })

  it('are no document where there are none', () => {
    expect(faqJsonLd('https://groupe.example/', [{ component: 'hero', title: 'Bonjour' }])).toEqual([])
  })
})
