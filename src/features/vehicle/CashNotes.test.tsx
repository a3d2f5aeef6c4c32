import { renderFrench } from '../testing/render'
import { CashNotes } from './CashNotes'

const discount = (label: string | null, amount = 150_000) => ({ label, amount, listPrice: 2_000_000 })
const released = { discount: discount('Déstockage'), vatReportable: false }
const VAT = 'Vendu sous le régime de la marge : TVA non récupérable.'
/** What is said, and what only keeps its room. */
const textsOf = (container: HTMLElement) => {
  const rooms = [...container.querySelectorAll('[aria-hidden]')].map((room) => room.textContent)
  container.querySelectorAll('[aria-hidden]').forEach((room) => room.remove())
  return {
    said: [...container.querySelectorAll('p')].map((line) => line.textContent.replace(/[\u202f\u00a0]/g, ' ')),
    rooms: rooms.map((room) => room.replace(/[\u202f\u00a0]/g, ' ')),
  }
}
const notes = (now: ReturnType<typeof discount> | null, before = released.discount as typeof now) =>
  textsOf(
    renderFrench(<CashNotes vehicle={{ discount: now, vatReportable: false }} released={{ discount: before }} />)
      .container,
  )

describe('lines below a cash price', () => {
  it('say what it is less, under its label', () => {
    expect(notes(released.discount)).toEqual({ said: ['20.000 €Déstockage : 1.500 € d’économie', VAT], rooms: [] })
  })

  it('keep the room of a discount that went or lost its label', () => {
    const room = '20.000 €Déstockage : 1.500 € d’économie'
    expect(notes(null)).toEqual({ said: ['', VAT], rooms: [room] })
    expect(notes(discount(null, 200_000))).toEqual({ said: ['20.000 €2.000 € d’économie', VAT], rooms: [room] })
  })

  it('tell a discount that arrives in the room of the VAT, without a label that the page has no room for', () => {
    expect(notes(discount('Fin de série'), null)).toEqual({ said: ['20.000 €1.500 € d’économie'], rooms: [VAT] })
    expect(notes(discount('Déstockage de fin d’année')).said[0]).toBe('20.000 €1.500 € d’économie')
    expect(notes(discount('Promotion')).said[0]).toBe('20.000 €Promotion : 1.500 € d’économie')
  })
})
