/** A system call that ended, in the order of ending. */
interface Call {
  name: string
  text: string
}

/** strace splits a call that another thread interrupts; the end of it counts. */
const parseCalls = (trace: string): Call[] => {
  const begun = new Map<string, string>()
  return trace.split('\n').flatMap((line) => {
    const [, pid = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    if (rest.endsWith('<unfinished ...>')) {
      begun.set(pid, rest.replace(' <unfinished ...>', ''))
      return []
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const text = resumed ? (begun.get(pid) ?? '') + (resumed[1] ?? '') : rest
    const [name = ''] = text.split('(')
    return [{ name, text }]
  })
}

const isLog = ({ text }: Call): boolean => /\/log\/\d{8}\.log>/.test(text)
const isAnswer = ({ name, text }: Call): boolean =>
  ['write', 'writev', 'sendto', 'sendmsg'].includes(name) && /HTTP\/1\.1 20[02]/.test(text)

/**
 * Looks for answers that were sent before what was written to the log was synced.
 *
 * @param alone so many answers at the beginning were waited for one by one: each has a sync of its own
 * @returns lines to print: the counts, and each answer without a sync
 */
export const checkTrace = (trace: string, alone: number): string[] => {
  let answers = 0
  let syncs = 0
  let writes = 0
  let unsynced = 0
  let syncsBefore = 0
  const faults: string[] = []
  for (const call of parseCalls(trace)) {
    if (isLog(call) && ['write', 'pwrite64', 'writev'].includes(call.name)) {
      writes += 1
      unsynced += 1
    } else if (isLog(call) && ['fdatasync', 'fsync'].includes(call.name)) {
      syncs += 1
      unsynced = 0
    } else if (isAnswer(call)) {
      answers += 1
      if (unsynced > 0 || (answers <= alone && syncs === syncsBefore))
        faults.push(`answered before a sync: ${call.text.slice(0, 200)}`)
      syncsBefore = syncs
    }
  }
  return [
    `${answers} answers, ${writes} writes to the log, ${syncs} syncs, ${faults.length} answers before a sync`,
    ...faults,
  ]
}
