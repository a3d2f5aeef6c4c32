import { screen, within } from '@testing-library/react'
import { renderFrench } from '../../features/testing/render'
import { DataTable } from './DataTable'

const show = (caption?: string) =>
  renderFrench(
    <DataTable
      block={{
        _uid: 't',
        component: 'table',
        title: 'Pression des pneus',
        caption,
        table: {
          head: ['', 'Été'],
          rows: [
            ['Route', '2,4 bar'],
            ['', '2,2 bar'],
          ],
        },
      }}
    />,
  )

describe('table of an editor', () => {
  it('names its columns and rows, and no cell that is empty', () => {
    show()
    const table = screen.getByRole('table', { name: 'Pression des pneus' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Été'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Route'])
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '2,4 bar', '', '2,2 bar'])
  })

  it('scrolls in an area that the keyboard reaches and that has a name of its own', () => {
    show('En bar, à froid')
    const area = screen.getByRole('region', { name: /Tableau.*En bar, à froid/ })
    expect(area).toHaveAttribute('tabindex', '0')
    expect(within(area).getByText('En bar, à froid')).not.toHaveClass('sr')
    expect(screen.getByRole('heading', { level: 2, name: 'Pression des pneus' })).toBeVisible()
  })
})
