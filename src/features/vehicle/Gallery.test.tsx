import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { installDialog, renderFrench } from '../testing/render'
import { Gallery } from './Gallery'

beforeAll(installDialog)

const position = () => within(screen.getByRole('dialog')).getByText(/^\d \/ 6$/).textContent
const percent = () => within(screen.getByRole('dialog')).queryByText(/%$/)?.textContent.replace(/\s/g, ' ') ?? null

/** The test's browser has no pointer events of its own. */
const pointer = (type: string, pointerId: number, clientX: number) =>
  fireEvent(
    within(screen.getByRole('dialog')).getByRole('list'),
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }), { pointerId, pointerType: 'touch' }),
  )

const photo = (number: number) => new RegExp(`^Agrandir la photo Peugeot 3008, .*${number}\\s/\\s6$`)
const open = async (name: RegExp) => {
  renderFrench(<Gallery photos={exampleVehicle.photos} title="Peugeot 3008" />)
  await userEvent.click(screen.getByRole('button', { name }))
  await screen.findByRole('dialog')
}

describe('gallery', () => {
  it('shows five photos and says how many more there are', () => {
    renderFrench(<Gallery photos={exampleVehicle.photos} title="Peugeot 3008" />)
    expect(screen.getAllByRole('img')).toHaveLength(5)
    expect(screen.getByText('1 autre')).toBeVisible()
  })

  it('opens the photo that was chosen', async () => {
    await open(photo(3))
    expect(screen.getByRole('dialog', { name: 'Peugeot 3008' })).toBeVisible()
    expect(position()).toBe('3 / 6')
  })

  it('is walked through by arrow keys, Home and End, and stops at both ends', async () => {
    await open(photo(1))
    screen.getByRole('button', { name: 'Fermer les photos' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(position()).toBe('3 / 6')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(position()).toBe('6 / 6')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(position()).toBe('1 / 6')
  })

  it('has no stop of the keyboard but its buttons', async () => {
    await open(photo(1))
    expect(within(screen.getByRole('dialog')).getByRole('list')).toHaveAttribute('tabindex', '-1')
  })

  it('magnifies a photo by keys, moves in it by arrows, and shows the next one whole', async () => {
    await open(photo(1))
    screen.getByRole('button', { name: 'Fermer les photos' }).focus()
    await userEvent.keyboard('++')
    expect(percent()).toBe('225 %')
    await userEvent.keyboard('{ArrowRight}')
    expect(position()).toBe('1 / 6')
    await userEvent.keyboard('0')
    expect(percent()).toBeNull()
    await userEvent.keyboard('+{End}')
    expect(position()).toBe('6 / 6')
    expect(percent()).toBeNull()
  })

  it('magnifies by buttons, and makes small again no further than whole', async () => {
    await open(photo(1))
    const reduce = screen.getByRole('button', { name: 'Réduire la photo' })
    expect(reduce).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Agrandir la photo' }))
    expect(percent()).toBe('150 %')
    expect(reduce).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(reduce)
    await userEvent.click(reduce)
    expect(percent()).toBeNull()
  })

  it('magnifies where it is tapped twice, and shows the whole photo when that is done again', async () => {
    await open(photo(1))
    const twice = () => {
      for (let tap = 0; tap < 2; tap += 1) {
        pointer('pointerdown', 1, 10)
        pointer('pointerup', 1, 12)
      }
    }
    twice()
    expect(percent()).toBe('250 %')
    twice()
    expect(percent()).toBeNull()
  })

  it('magnifies with the wheel instead of scrolling, and lets it go sideways to the next photo', async () => {
    await open(photo(1))
    const list = within(screen.getByRole('dialog')).getByRole('list')
    expect(fireEvent.wheel(list, { deltaX: 100, deltaY: 10 })).toBe(true)
    expect(percent()).toBeNull()
    expect(fireEvent.wheel(list, { deltaY: -400 })).toBe(false)
    expect(percent()).toBe('251 %')
  })

  it('magnifies by two fingers that part, and takes that for no tap', async () => {
    await open(photo(1))
    pointer('pointerdown', 1, 100)
    pointer('pointerdown', 2, 200)
    pointer('pointermove', 2, 300)
    expect(percent()).toBe('200 %')
    pointer('pointerup', 1, 100)
    pointer('pointerup', 2, 300)
    pointer('pointerdown', 1, 100)
    pointer('pointerup', 1, 100)
    expect(percent()).toBe('200 %')
  })

  it('loads what is out of sight when it is needed', async () => {
    await open(photo(1))
    for (const image of within(screen.getByRole('dialog')).getAllByRole('img', { hidden: true }))
      expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('closes', async () => {
    await open(/^Voir les 6 photos .*1 autre$/)
    await userEvent.click(screen.getByRole('button', { name: 'Fermer les photos' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that photos are to come when there are none', () => {
    renderFrench(<Gallery photos={[]} title="Peugeot 3008" />)
    expect(screen.getByText('Photos à venir')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
