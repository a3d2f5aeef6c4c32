import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestInfo } from '@playwright/test'

/** A slow machine opens a page within seconds; the timeout of a test is 300 s. */
const PATIENCE_MS = 60_000
const SAID = 'The browser does not answer'

/**
 * The answer of the browser. Chromium sometimes never answers again, whatever page is open; this says so before the test runs
 * out of its time.
 *
 * @throws Error after a minute without an answer
 */
export const answered = async <Answer>(
  answer: Promise<Answer>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${SAID}: ${what}`)), patienceMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

type Attempt = Pick<TestInfo, 'retry' | 'testId' | 'errors'> & { project: Pick<TestInfo['project'], 'outputDir'> }

const noteOf = ({ testId, project }: Attempt): string => join(project.outputDir, 'unresponsive', testId)

/** Notes that a test failed for nothing but a browser that did not answer. */
export const noteUnresponsive = (attempt: Attempt): void => {
  const { errors } = attempt
  if (errors.length === 0 || !errors.every(({ message = '' }) => message.includes(SAID))) return
  mkdirSync(dirname(noteOf(attempt)), { recursive: true })
  writeFileSync(noteOf(attempt), '')
}

/** @throws Error in the second attempt of a test, unless the first had a browser that did not answer */
export const refuseOtherRetries = (attempt: Attempt): void => {
  if (attempt.retry > 0 && !existsSync(noteOf(attempt))) throw new Error('Failed at the first attempt.')
}
