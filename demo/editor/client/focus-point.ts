import { fill, h } from './dom'
import type { JsonObject } from './model'
import { textOf } from './model'

/** Storyblok stores a point of a picture as a square of one pixel. */
export const focusAt = (x: number, y: number): string => `${x}x${y}:${x + 1}x${y + 1}`

/** Where in the file of a picture a click on it lies, in px; the picture is fitted into its place. */
export const pointIn = (
  picture: { naturalWidth: number; naturalHeight: number },
  place: { left: number; top: number; width: number; height: number },
  click: { clientX: number; clientY: number },
): [x: number, y: number] => {
  const scale = Math.min(place.width / picture.naturalWidth, place.height / picture.naturalHeight)
  const at = (from: number, space: number, size: number): number => {
    const offset = (space - size * scale) / 2
    return Math.max(0, Math.min(size - 1, Math.floor((from - offset) / scale)))
  }
  return [
    at(click.clientX - place.left, place.width, picture.naturalWidth),
    at(click.clientY - place.top, place.height, picture.naturalHeight),
  ]
}

/** Lets people choose the point of a picture that stays in view when it is cropped, by a click on it. */
export const focusPoint = (image: HTMLImageElement, picture: JsonObject, changed: () => void): HTMLElement => {
  const line = h('p', { class: 'point' })
  const set = (focus: string): void => {
    picture['focus'] = focus
    draw()
    changed()
  }
  const draw = (): void => {
    const [x, y] = textOf(picture['focus']).split(/[x:]/)
    fill(
      line,
      y === undefined
        ? 'Point focal : cliquez sur l’image pour marquer ce qui doit rester visible.'
        : `Point focal : ${x ?? ''} × ${y} px. `,
      y !== undefined && h('button', { type: 'button', class: 'small', click: () => set('') }, 'Retirer'),
    )
  }
  image.addEventListener('click', (event) => {
    if (image.naturalWidth > 0) set(focusAt(...pointIn(image, image.getBoundingClientRect(), event)))
  })
  draw()
  return line
}
