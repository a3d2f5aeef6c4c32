import { GatsbyVersionError } from '../errors'
import { contractProblems } from '../gatsby/contract'
import { prepareProcess } from '../gatsby/first-build'
import { loadInternals } from '../gatsby/internals'

/** Prints, as JSON, what of Gatsby's internals is not as it was; in a process of its own, for Gatsby keeps state in its modules. */
const [directory = ''] = process.argv.slice(2)
const answer = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)

const problems = (): readonly string[] => {
  prepareProcess(directory)
  try {
    return contractProblems(loadInternals(directory))
  } catch (error) {
    if (error instanceof GatsbyVersionError) return error.moved
    throw error
  }
}

answer(JSON.stringify(problems()), () => process.exit(0))
