import type { ArticleSummary } from '../content/story-data'

export const exampleArticle: ArticleSummary = {
  path: '/news/pneus-d-hiver',
  title: 'Quand monter les pneus d’hiver',
  date: '2026-11-12',
  category: 'Entretien',
  intro: 'Sous sept degrés, la gomme d’été durcit.',
  image: { filename: '/x.jpg', alt: '' },
  readingMinutes: 3,
}
