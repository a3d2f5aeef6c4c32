import { render, waitFor } from '@testing-library/react'
import { PageElement } from './page-element'

describe('element around a page', () => {
  it('gives the document its language, also while a page has no head of its own yet', async () => {
    render(
      <PageElement path="/stock">
        <p>Un instant</p>
      </PageElement>,
    )
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fr-LU'))
  })
})
