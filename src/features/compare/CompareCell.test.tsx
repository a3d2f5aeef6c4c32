import { renderFrench } from '../testing/render'
import { CompareCell } from './CompareCell'
import type { CellValue } from './CompareCell'

const cell = (now: CellValue, was?: CellValue) => {
  const { container } = renderFrench(
    <table>
      <tbody>
        <tr>
          <CompareCell {...now} was={was} />
        </tr>
      </tbody>
    </table>,
  )
  const room = container.querySelector('[aria-hidden]')?.textContent ?? null
  container.querySelectorAll('[aria-hidden]').forEach((one) => one.remove())
  return { said: container.querySelector('td')?.textContent, room }
}
const lease = { value: '399 €/mois', note: '48 mois, 10.000 km/an', isBest: false }

describe('cell of a comparison', () => {
  it('keeps the room of a price that went live, with the line of its terms', () => {
    expect(cell({ value: null, note: null, isBest: false }, lease)).toEqual({
      said: '–\u00a0',
      room: '399 €/mois48 mois, 10.000 km/an',
    })
  })

  it('has no second content where nothing changed but the best', () => {
    expect(cell({ ...lease, isBest: true }, lease).said).toMatch(/^399 €\/mois \(.+\)48 mois/)
    expect(cell(lease, lease).room).toBeNull()
    expect(cell(lease).room).toBeNull()
  })
})
