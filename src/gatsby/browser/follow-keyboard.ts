/** Loads what keeps the keyboard's focus in view with the first key: most visitors press none. */
export const followKeyboard = (page: Document = document): void =>
  page.addEventListener(
    'keydown',
    () =>
      void import(/* webpackChunkName: "reveal-focus" */ './reveal-focus').then(
        ({ revealFocus }) => revealFocus(page),
        // Without a connection the browser's own scrolling has to do.
        () => undefined,
      ),
    { once: true },
  )
