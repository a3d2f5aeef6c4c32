import { Refused } from './api'
import { h } from './dom'

interface Options {
  /** Begins the ids of its parts. */
  id: string
  title: string
  fields: HTMLElement[]
  /** Text of the button. */
  action: string
  /** What it throws is shown in the dialog, which stays open. */
  submit: () => Promise<void>
}

/** Opens a form above the editor. */
export const openDialog = ({ id, title, fields, action, submit }: Options): void => {
  const problem = h('p', { class: 'problem', role: 'alert' })
  const send = h('button', { class: 'button primary' }, action)
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    send.disabled = true
    submit()
      .then(() => dialog.close())
      .catch((error: unknown) => {
        problem.textContent = error instanceof Refused ? error.message : String(error)
      })
      .finally(() => {
        send.disabled = false
      })
  }
  const dialog: HTMLDialogElement = h(
    'dialog',
    { 'aria-labelledby': `${id}-title`, close: () => dialog.remove() },
    h(
      'form',
      { submit: onSubmit },
      h('h2', { id: `${id}-title` }, title),
      ...fields.map((field) => h('div', { class: 'field' }, field)),
      problem,
      h(
        'div',
        { class: 'actions' },
        h('button', { type: 'button', class: 'button', click: () => dialog.close() }, 'Annuler'),
        send,
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
}
