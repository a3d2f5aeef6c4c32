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
