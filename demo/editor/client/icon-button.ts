import { h } from './dom'

/** A small button with a sign; its title says what it does. */
export const iconButton = (sign: string, title: string, click: () => void, disabled = false): HTMLButtonElement =>
  h(
    'button',
    {
      type: 'button',
      class: 'icon',
      title,
      'aria-label': title,
      disabled,
      click: (event: Event) => {
        event.preventDefault()
        click()
      },
    },
    sign,
  )

/** Buttons that move an item of a list up or down, or take it out. */
export const orderButtons = <Item>(
  items: readonly Item[],
  index: number,
  set: (items: Item[]) => void,
): HTMLButtonElement[] => {
  const move = (by: number): void => {
    const moved = items.slice(index, index + 1)
    set(items.toSpliced(index, 1).toSpliced(index + by, 0, ...moved))
  }
  return [
    iconButton('↑', 'Monter', () => move(-1), index === 0),
    iconButton('↓', 'Descendre', () => move(1), index === items.length - 1),
    iconButton('×', 'Retirer', () => set(items.toSpliced(index, 1))),
  ]
}
