import { screen } from '@testing-library/react'
import type { ReviewWidgetBlock } from '../../domain/content/types'
import { renderFrench } from '../../features/testing/render'
import { ReviewWidget } from './ReviewWidget'

const block: ReviewWidgetBlock = {
  _uid: 'w',
  component: 'review-widget',
  title: 'Avis',
  rating: 4.7,
  count: 1286,
  reviews: [
    {
      _uid: 'r',
      component: 'review',
      author: 'Martine W.',
      place: 'Esch',
      date: '2026-10-29',
      rating: 5,
      text: 'Bien.',
    },
  ],
}
const show = (fields: Partial<ReviewWidgetBlock>) => renderFrench(<ReviewWidget block={{ ...block, ...fields }} />)

describe('reviews of customers', () => {
  it.each(['row', 'grid'] as const)('are read with their author and date: %s', (variant) => {
    show({ variant })
    expect(screen.getByText('Bien.')).toBeVisible()
    expect(screen.getByText('29 octobre 2026')).toHaveAttribute('datetime', '2026-10-29')
  })

  it('are summed up, with who collected them and the way to all', () => {
    show({ variant: 'summary', source: 'Avis Vérifiés', to: 'https://avis.example' })
    expect(screen.queryByText('Bien.')).toBeNull()
    expect(screen.getByText(/4,7 sur 5.*Avis Vérifiés/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Tous les avis/ })).toHaveAttribute('href', 'https://avis.example')
  })
})
