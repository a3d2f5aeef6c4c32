import type { Random } from '../random'

export interface Person {
  skin: string
  shade: string
  hair: string
  hairStyle: 'short' | 'bob' | 'bun' | 'curls' | 'bald' | 'long'
  clothes: string
  shirt: string
  hasGlasses: boolean
  hasBeard: boolean
}

/** Skin, its shade, and the hair that grows with it. */
const SKINS = [
  ['#f3d3bd', '#e0b497', ['#4a3527', '#7a5538', '#b98a52', '#8d8f94', '#a4502d']],
  ['#f6dccb', '#e6bfa8', ['#7a5538', '#b98a52', '#a4502d', '#8d8f94', '#4a3527']],
  ['#e8bd9c', '#cf9d78', ['#2a211c', '#4a3527', '#7a5538', '#8d8f94']],
  ['#c98f66', '#ab7350', ['#2a211c', '#1b1a1d', '#4a3527']],
  ['#9a6443', '#7d4e33', ['#2a211c', '#1b1a1d', '#8d8f94']],
  ['#6f4630', '#573523', ['#1b1a1d', '#2a211c', '#77797e']],
] as const
const CLOTHES = ['#0F2137', '#26435f', '#3c4653', '#5a2a35', '#2f4a45', '#6b7480'] as const
const STYLES = ['short', 'bob', 'bun', 'curls', 'long', 'short', 'bald'] as const

/** Somebody, by chance. */
export const personOf = (random: Random): Person => {
  const [skin, shade, hairs] = random.pick(SKINS)
  const hairStyle = random.pick(STYLES)
  const mayHaveBeard = hairStyle === 'short' || hairStyle === 'bald'
  return {
    skin,
    shade,
    hair: random.pick(hairs),
    hairStyle,
    clothes: random.pick(CLOTHES),
    shirt: random.pick(['#ffffff', '#e8eef4', '#dfe7ee']),
    hasGlasses: random.chance(0.28),
    hasBeard: mayHaveBeard && random.chance(0.45),
  }
}

/** Hair that hangs behind the neck. */
const hairBehind = ({ hair, hairStyle }: Person): string => {
  if (hairStyle === 'long')
    return `<path fill="${hair}" d="M-96-40C-100-140-60-176 0-176S100-140 96-40C98 40 112 90 96 128C60 150-60 150-96 128C-112 90-98 40-96-40Z"/>`
  if (hairStyle === 'bob')
    return `<path fill="${hair}" d="M-98-30C-104-136-60-174 0-174S104-136 98-30C100 10 104 40 92 62H-92C-104 40-100 10-98-30Z"/>`
  if (hairStyle === 'bun') return `<circle cx="0" cy="-176" r="40" fill="${hair}"/>`
  if (hairStyle === 'curls')
    return `<g fill="${hair}">${[
      [-78, -70, 44],
      [-62, -122, 46],
      [0, -148, 54],
      [62, -122, 46],
      [78, -70, 44],
      [-84, -20, 32],
      [84, -20, 32],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>`
  return ''
}

const hairInFront = ({ hair, hairStyle }: Person): string => {
  if (hairStyle === 'bald')
    return `<path fill="${hair}" opacity=".5" d="M-80-50C-86-70-84-90-78-104C-74-84-74-66-72-46ZM80-50C86-70 84-90 78-104C74-84 74-66 72-46Z"/>`
  if (hairStyle === 'short')
    return `<path fill="${hair}" d="M-84-36C-96-110-70-168 4-168C72-168 96-116 84-36C80-62 74-84 60-98C20-92-30-98-54-112C-68-98-78-70-84-36Z"/>`
  if (hairStyle === 'curls')
    return `<path fill="${hair}" d="M-84-50C-90-120-50-150 0-150S90-120 84-50C76-80 62-100 40-104C10-98-30-98-50-104C-66-96-78-78-84-50Z"/>`
  return `<path fill="${hair}" d="M-84-30C-94-112-60-166 0-166S94-112 84-30C80-70 62-98 26-116C4-92-50-80-70-72C-78-60-82-48-84-30Z"/>`
}

/** Head and neck, about 180 wide; the origin is the middle of the face. */
export const drawHead = (person: Person): string => {
  const { skin, shade, hair, hasGlasses, hasBeard } = person
  const beard = hasBeard
    ? `<path fill="${hair}" opacity=".92" d="M-76 8C-74 66-44 104 0 104S74 66 76 8C68 34 50 44 34 40C16 32-16 32-34 40C-50 44-68 34-76 8ZM-22 58C-10 66 10 66 22 58C14 50-14 50-22 58Z"/>`
    : ''
  const glasses = hasGlasses
    ? '<g fill="none" stroke="#22282f" stroke-width="4.5"><rect x="-62" y="-32" width="50" height="38" rx="14"/><rect x="12" y="-32" width="50" height="38" rx="14"/><path d="M-12-18Q0-24 12-18M-62-18L-80-22M62-18L80-22"/></g>'
    : ''
  return (
    hairBehind(person) +
    `<path fill="${shade}" d="M-36 60H36V138C20 156-20 156-36 138Z"/><ellipse cx="-82" cy="-8" rx="13" ry="21" fill="${shade}"/><ellipse cx="82" cy="-8" rx="13" ry="21" fill="${shade}"/>` +
    `<path fill="${skin}" d="M-82-50C-82-116-46-150 0-150S82-116 82-50C82 26 56 102 0 102S-82 26-82-50Z"/><path fill="${shade}" opacity=".35" d="M82-50C82 26 56 102 0 102C40 84 58 20 58-60C58-96 48-124 36-142C66-128 82-96 82-50Z"/>` +
    beard +
    `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" d="M-4-10C-10 8-12 18-8 22C-4 26 4 26 8 22"/>` +
    '<g fill="#2b2420"><ellipse cx="-37" cy="-14" rx="7" ry="8"/><ellipse cx="37" cy="-14" rx="7" ry="8"/></g><g fill="#fff"><circle cx="-34.5" cy="-17" r="2.2"/><circle cx="39.5" cy="-17" r="2.2"/></g>' +
    `<path fill="none" stroke="${hair}" stroke-width="7" stroke-linecap="round" d="M-56-42C-46-50-32-50-22-44M56-42C46-50 32-50 22-44"/>` +
    `<path fill="none" stroke="#8f3f3b" stroke-width="6" stroke-linecap="round" d="M-26 52C-12 64 12 64 26 52"/>${hairInFront(person)}${glasses}`
  )
}

/** Head, shoulders and a jacket over a shirt; the origin is the middle of the face. */
export const drawBust = (person: Person): string =>
  `<path fill="${person.shade}" d="M-35 110H35L40 152L18 200H-18L-40 152Z"/><path fill="${person.clothes}" d="M-240 400C-244 250-200 186-120 160C-80 148-50 140-36 126L0 190L36 126C50 140 80 148 120 160C200 186 244 250 240 400Z"/>` +
  `<path fill="${person.shirt}" d="M-44 120C-30 150-16 176 0 190C16 176 30 150 44 120L62 140C50 190 26 260 0 320C-26 260-50 190-62 140Z"/>` +
  `<path fill="#000" opacity=".18" d="M-62 140C-50 190-26 260 0 320L-10 400H-30C-60 320-92 220-96 152ZM62 140C50 190 26 260 0 320L10 400H30C60 320 92 220 96 152Z"/>${drawHead(person)}`

/** Somebody standing, about 560 high; the origin is between the feet. */
export const drawStanding = (person: Person, arm: 'down' | 'forward' = 'down'): string => {
  const { clothes, skin, shirt } = person
  const forward =
    arm === 'forward'
      ? `<path fill="none" stroke="${clothes}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round" d="M40-400L70-320L130-306"/><circle cx="146" cy="-304" r="16" fill="${skin}"/>`
      : `<path fill="none" stroke="${clothes}" stroke-width="34" stroke-linecap="round" d="M56-396L70-250"/><circle cx="71" cy="-228" r="16" fill="${skin}"/>`
  return (
    '<ellipse cx="0" cy="2" rx="92" ry="12" fill="#0F2137" opacity=".18"/>' +
    `<path fill="#2a3442" d="M-48-240H48L52-10H12L2-200L-12-10H-52Z"/><path fill="#15191e" d="M-60 0C-58-14-40-20-12-16V0ZM60 0C58-14 40-20 12-16V0Z"/>` +
    `<path fill="none" stroke="${clothes}" stroke-width="34" stroke-linecap="round" d="M-56-396L-70-250"/><circle cx="-71" cy="-228" r="16" fill="${skin}"/>` +
    `<path fill="${clothes}" d="M-66-408C-50-428-20-432 0-432S50-428 66-408L56-232H-56Z"/><path fill="${shirt}" d="M-18-432L0-340L18-432Z"/>${forward}` +
    `<g transform="translate(0 -478) scale(.36)">${drawHead(person)}</g>`
  )
}
