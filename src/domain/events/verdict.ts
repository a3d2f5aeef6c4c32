/** Whether something that happened elsewhere makes a build; if not, why, in French for /status. */
export type Verdict = { builds: true } | { builds: false; reason: string }

export const BUILDS: Verdict = { builds: true }

export const ignoredBecause = (reason: string): Verdict => ({ builds: false, reason })
