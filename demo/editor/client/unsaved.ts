/** Counts what is typed: what was typed while a save was under way is in no draft yet. */
export const createUnsaved = () => {
  let typed = 0
  let saved = 0
  return {
    has: (): boolean => typed !== saved,
    typed: (): void => {
      typed += 1
    },
    /** Another story is open, or what was typed was given up. */
    forget: (): void => {
      saved = typed
    },
    /** Begins a save of all that is typed so far. @returns to be called when it succeeded */
    saving: (): (() => void) => {
      const now = typed
      return () => {
        saved = now
      }
    },
  }
}
