import { personalOrigin } from '../config/env/addresses'
import { demoBuildVariables, gatsbyEnvironment } from './lib/build-variables'
import { GATSBY } from './lib/build-site'
import { runDemo } from './lib/run-demo'

/**
 * `npm run develop`: the demo's services with Gatsby's development server in front of them: hot reload, GraphiQL at
 * `/___graphql`, and `/api` passed on to the dealer service.
 */
void runDemo(async ({ env, children, terminal, stop }) => {
  terminal.say(`… Starting Gatsby’s development server at ${personalOrigin(env.HOST, env.PORT)}`)
  const gatsby = [...GATSBY, 'develop', '--host', env.HOST, '--port', String(env.PORT)]
  await children.run('gatsby develop', gatsby, {
    env: gatsbyEnvironment(process.env, { ...demoBuildVariables(env), NODE_ENV: 'development' }),
    onLine: (line) => terminal.say(`    ${line}`),
  })
  await stop.done()
})
