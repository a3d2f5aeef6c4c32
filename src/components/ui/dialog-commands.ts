/**
 * Attributes of a button that opens a dialog as a modal one or closes it, without scripts: the browser's own commands. An inline
 * script does the same in browsers that lack them (`keep-input.ts`). React's types do not know them yet.
 *
 * @param dialog id of the dialog
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command
 */
export const opensDialog = (dialog: string) =>
  ({ command: 'show-modal', commandfor: dialog, 'aria-haspopup': 'dialog' }) as const

/** See `opensDialog`. */
export const closesDialog = (dialog: string) => ({ command: 'close', commandfor: dialog }) as const
