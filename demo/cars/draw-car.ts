import { hashText } from '../random'
import { drawOutside } from './draw-outside'
import type { CarPhoto } from './photo-path'
import { drawBoot } from './interiors/boot'
import { drawCabin } from './interiors/cabin'
import { drawDashboard } from './interiors/dashboard'
import { cabinOf } from './interiors/cabin-style'
import { drawSeats } from './interiors/seats'

const drawing = (photo: CarPhoto, id: string): string => {
  const { view } = photo
  switch (view) {
    case 'dashboard':
      return drawDashboard(cabinOf(photo, id))
    case 'interior':
      return drawCabin(cabinOf(photo, id))
    case 'seats':
      return drawSeats(cabinOf(photo, id))
    case 'boot':
      return drawBoot(cabinOf(photo, id))
    default:
      return drawOutside(photo, view, id)
  }
}

/** Draws a car as a complete SVG document of 800 by 600; equal photos give equal documents. */
export const drawCar = (photo: CarPhoto): string => {
  const id = `c${hashText(Object.values(photo).join('.')).toString(36)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">${drawing(photo, id)}</svg>`
}
