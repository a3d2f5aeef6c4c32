import { localOrigin, personalOrigin } from '../config/env/addresses'
import { demoBuildVariables, gatsbyEnvironment } from './lib/build-variables'
import { GATSBY } from './lib/build-site'
import { startDemoPreview } from './lib/start-demo-preview'
import { runDemo } from './lib/run-demo'

/**
 * `npm run develop`: the demo's services with Gatsby's development server in front of them: hot reload, GraphiQL at
 * `/___graphql`, the gallery of blocks at `/dev/blocks`, and `/api` passed on to the dealer service.
 */
void runDemo(async ({ env, demo, children, terminal, stop }) => {
  if (env.PREVIEW) {
    const preview = await startDemoPreview({
      env,
      db: demo.service.db,
      // Pages are Gatsby's here, and only drafts are asked for: every address that they link to counts as good.
      site: () => new Response(null),
      api: (request, bindings) => demo.service.fetch(request, bindings),
      terminal,
    })
    stop.also(() => preview.close())
  }
  terminal.say(`… Starting Gatsby’s development server at ${personalOrigin(env.HOST, env.PORT)}`)
  const gatsby = [...GATSBY, 'develop', '--host', env.HOST, '--port', String(env.PORT)]
  await children.run('gatsby develop', gatsby, {
    env: gatsbyEnvironment(process.env, {
      ...demoBuildVariables(env),
      ...(env.PREVIEW && { PREVIEW_URL: localOrigin(env.HOST, env.PREVIEW_PORT) }),
      NODE_ENV: 'development',
    }),
    onLine: (line) => terminal.say(`    ${line}`),
  })
  await stop.done()
})
