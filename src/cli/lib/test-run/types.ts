/** How long a suite took, in milliseconds. */
export interface SuiteTime {
  name: string
  ms: number
}

/** A test that failed, or a step without tests of its own. */
export interface Failure {
  name: string
  /** What the runner said of it, without colours; several lines. */
  message: string
}

/** What a step of a test run found. */
export interface StepResult {
  passed: number
  failed: number
  failures: readonly Failure[]
  /** Empty for a check without suites, such as the type check. */
  suites: readonly SuiteTime[]
}

/** A finished step, with what was done before its first test. */
export interface FinishedStep extends StepResult {
  name: string
  ms: number
  /** Parts of the step that are no suites, such as the start of the demo site. */
  setUp: readonly SuiteTime[]
}
