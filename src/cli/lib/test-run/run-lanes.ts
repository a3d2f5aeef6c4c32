/**
 * Runs tasks in so many lanes: a lane that is free takes the next task. A task that fails ends nothing.
 *
 * @returns results in the order of the tasks
 * @throws what a task throws, after all of them have ended
 */
export const runLanes = async <Result>(lanes: number, tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> => {
  const results: PromiseSettledResult<Result>[] = []
  const waiting = tasks.entries()
  const runLane = async (): Promise<void> => {
    for (const [index, task] of waiting) [results[index]] = await Promise.allSettled([task()])
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
