import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { installDialog, renderFrench } from '../testing/render'
import { Gallery } from './Gallery'

beforeAll(installDialog)

const position = () => within(screen.getByRole('dialog')).getByText(/^\d \/ 6$/).textContent

const open = async (name: string) => {
  renderFrench(<Gallery photos={exampleVehicle.photos} title="Peugeot 3008" />)
  await userEvent.click(screen.getByRole('button', { name }))
}

describe('gallery', () => {
  it('shows five photos and says how many more there are', () => {
    renderFrench(<Gallery photos={exampleVehicle.photos} title="Peugeot 3008" />)
    expect(screen.getAllByRole('img')).toHaveLength(5)
    expect(screen.getByText('1 autre')).toBeVisible()
  })

  it('opens the photo that was chosen', async () => {
    await open('Agrandir la photo 3 sur 6')
    expect(screen.getByRole('dialog', { name: 'Peugeot 3008' })).toBeVisible()
    expect(position()).toBe('3 / 6')
  })

  it('is walked through by arrow keys, Home and End, and stops at both ends', async () => {
    await open('Agrandir la photo 1 sur 6')
    screen.getByRole('button', { name: 'Fermer les photos' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(position()).toBe('3 / 6')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(position()).toBe('6 / 6')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(position()).toBe('1 / 6')
  })

  it('closes', async () => {
    await open('Voir les 6 photos')
    await userEvent.click(screen.getByRole('button', { name: 'Fermer les photos' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that photos are to come when there are none', () => {
    renderFrench(<Gallery photos={[]} title="Peugeot 3008" />)
    expect(screen.getByText('Photos à venir')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
