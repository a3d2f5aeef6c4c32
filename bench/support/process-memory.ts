import { readdirSync, readFileSync } from 'node:fs'

const readProc = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended between being listed and being read.
    return null
  }
}

/** Resident memory in bytes of a process and all its descendants right now, by process. Linux only (`/proc`). */
const residentOf = (root: number): Map<number, number> => {
  const parents = new Map<number, number>()
  const resident = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = readProc(`/proc/${name}/status`)
    const parent = /^PPid:\s+(\d+)/m.exec(status ?? '')?.[1]
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1]
    if (parent === undefined || kilobytes === undefined) continue
    parents.set(Number(name), Number(parent))
    resident.set(Number(name), Number(kilobytes) * 1024)
  }
  const belongs = (id: number): boolean => {
    for (let at: number | undefined = id; at !== undefined && at > 1; at = parents.get(at)) if (at === root) return true
    return false
  }
  return new Map([...resident].filter(([id]) => belongs(id)))
}

/** A process and all its descendants. */
export const processesOf = (root: number): ReadonlySet<number> => new Set(residentOf(root).keys())

/** Resident memory of a process and all its descendants right now, in bytes; pages that several of them share count for each. */
export const residentBytes = (root: number, without: ReadonlySet<number> = new Set()): number =>
  [...residentOf(root)].reduce((sum, [id, bytes]) => (without.has(id) ? sum : sum + bytes), 0)

/**
 * Watches a process tree until stopped; the answer is its peak in bytes.
 *
 * @param without processes that do not count
 */
export const watchPeak = (root: number, without: ReadonlySet<number> = new Set(), everyMs = 250): (() => number) => {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes(root, without))), everyMs)
  return () => {
    clearInterval(timer)
    return peak
  }
}
