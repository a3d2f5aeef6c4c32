import { parseBuildEnv } from '../../config/env/build-env'
import { checkTogether } from '../../config/env/parse-env'
import { parseServerEnv } from '../../config/env/server-env'
import type { ServerEnv } from '../../config/env/server-env'
import { demoBuildVariables } from './build-variables'
import { DEMO_SECRETS } from './demo-secrets'
import { demoPreviewVariables } from './demo-preview-variables'
import { parseVehicleCount } from './demo-size'

/**
 * Reads what the demo's commands need, and tries what their build will need: a bad variable is told before anything
 * starts, not by the build minutes later.
 *
 * @throws EnvironmentError that lists every missing or malformed variable
 */
export const readDemoEnvironment = (env: NodeJS.ProcessEnv): ServerEnv => {
  checkTogether(
    () => parseServerEnv(env),
    () => parseBuildEnv({ ...env, ...demoBuildVariables(parseServerEnv({})) }),
    () => parseVehicleCount(env['DEMO_VEHICLES']),
  )
  return parseServerEnv({ ...DEMO_SECRETS, ...demoPreviewVariables(parseServerEnv(env)), ...env })
}
