import { parseBuildEnv } from '../../config/env/build-env'
import { checkTogether } from '../../config/env/parse-env'
import { parseServerEnv } from '../../config/env/server-env'
import { readDeliveryConfig } from '../../server/enquiries/delivery/config/read-delivery-config'

/**
 * Checks what `npm run build` needs, and what the functions that are deployed with it need to deliver enquiries: they
 * have no start that would refuse a fault.
 *
 * @throws EnvironmentError that lists every missing or malformed variable
 */
export const checkBuildEnvironment = (variables: NodeJS.ProcessEnv): void =>
  checkTogether(
    () => parseBuildEnv(variables),
    () => parseServerEnv(variables),
    () => readDeliveryConfig(variables),
  )
