import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isFullExample } from '../../domain/price/example-gaps'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { renderFrench } from '../testing/render'
import { PriceExamples } from './PriceExamples'

const NONE = 'Aucune mensualité n’est affichée pour le moment.'
const shown = exampleVehicle.prices.map((row) => ({ name: null, row }))
const open = () => userEvent.click(screen.getByText('Exemples représentatifs'))

describe('representative examples of a part of the page', () => {
  it('are those of every instalment that is shown, and of no cash price', async () => {
    renderFrench(<PriceExamples shown={shown} />)
    await open()
    const full = shown.filter(({ row }) => isFullExample(row))
    expect(full.length).toBeGreaterThan(1)
    expect(full.length).toBeLessThan(shown.length)
    expect(document.querySelectorAll('details > ul > li')).toHaveLength(full.length)
    expect(screen.queryByText(NONE)).toBeNull()
  })

  it('say that there are none where only cash prices are shown', async () => {
    renderFrench(<PriceExamples shown={shown.filter(({ row }) => row.type === 'purchase')} />)
    await open()
    expect(screen.getByText(NONE)).toBeVisible()
    expect(document.querySelector('details > ul')).toBeNull()
  })
})
