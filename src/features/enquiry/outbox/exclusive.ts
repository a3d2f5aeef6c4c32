type Task<Result> = () => Promise<Result>

/** Missing where the page did not come over a secure connection: then the server recognises by its key what it gets twice. */
const locksOf = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

const nameOf = (name: string): string => `vitrine-enquiry-${name}`

/** Runs a task unless another tab is at the same one. @returns null when another tab is at it */
export const unlessBusy = async <Result>(name: string, task: Task<Result>): Promise<Result | null> => {
  const locks = locksOf()
  if (!locks) return task()
  return locks.request(nameOf(name), { ifAvailable: true }, (lock) => (lock === null ? null : task()))
}

/** Runs a task once no other tab is at the same one. */
export const inTurn = async <Result>(name: string, task: Task<Result>): Promise<Result> => {
  const locks = locksOf()
  return locks ? locks.request(nameOf(name), task) : task()
}
