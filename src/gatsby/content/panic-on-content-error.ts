import type { ParentSpanPluginArgs } from 'gatsby'
import { ContentApiError } from '../../content-api/content-api-error'
import { run } from '../state'
import { ContentIncompleteError } from './require-stories'

/** Runs the work; an error of the content space ends the build with one line for the operator. */
export const panicOnContentError = async <Result>(
  { reporter }: Pick<ParentSpanPluginArgs, 'reporter'>,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    run.isContentUncertain = true
    if (error instanceof ContentApiError || error instanceof ContentIncompleteError) reporter.panic(error.message)
    throw error
  }
}
