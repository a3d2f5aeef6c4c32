import { drawBust, personOf } from './people'
import { circle, fade, PALETTE, rect } from './scene'
import type { Scene } from './scene'

const WALLS = [
  ['#dfe7ee', '#c5d1dc'],
  ['#ece7df', '#d8cfc2'],
  ['#d9e4e6', '#bccdd1'],
  ['#e4e1ea', '#cbc6d6'],
] as const

/** Somebody of the group, before a quiet background. */
export const drawPortrait = ({ id, random }: Scene): string => {
  const [from, to] = random.pick(WALLS)
  const person = personOf(random)
  return (
    fade(id, from, to) +
    rect(0, 0, 800, 600, `url(#${id})`) +
    circle(random.int(140, 240), 150, 130, PALETTE.paper, 'opacity=".28"') +
    circle(random.int(580, 690), 240, 180, PALETTE.paper, 'opacity=".2"') +
    `<g transform="translate(400 262) scale(1.12)">${drawBust(person)}</g>`
  )
}
