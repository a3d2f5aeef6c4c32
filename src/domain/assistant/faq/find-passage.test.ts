import { findPassage } from './find-passage'
import { passagesOf } from '../site/passages'

const heading = (text: string) => ({ type: 'heading', content: [{ type: 'text', text }] })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const passages = passagesOf('/services/atelier', {
  body: [
    {
      component: 'rich-text',
      body: {
        type: 'doc',
        content: [
          paragraph('Sans titre.'),
          heading('Garanties'),
          paragraph('Toute réparation est garantie deux ans, pièces comprises.'),
          heading('Lavage'),
          paragraph('Nous lavons chaque voiture après la révision.'),
        ],
      },
    },
    { component: 'card', title: 'Une nuit', text: 'Gardez l’électrique jusqu’au lendemain.' },
    { component: 'faq-item', question: 'Où ?', answer: 'Ici.' },
  ],
})

describe('paragraphs of pages', () => {
  it('stand under the heading before them, or on a card', () => {
    expect(passages.map(({ question }) => question)).toEqual(['Garanties', 'Lavage', 'Une nuit'])
  })

  it('answer a question with most of their rare words', () => {
    expect(findPassage(' les reparations sont garanties combien de temps ', passages)?.question).toBe('Garanties')
  })

  it('answer no question for a sum or of one word in common', () => {
    expect(findPassage(' combien coute une reparation garantie ', passages)).toBeNull()
    expect(findPassage(' vous vendez des voitures electriques a pedales ', passages)).toBeNull()
  })
})
