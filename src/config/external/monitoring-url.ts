import { publicConfig } from '../public'

/** DSN of error reporting; null unless it is valid and the environment is configured too. */
export const monitoringDsn = ({
  monitoringDsn: dsn,
  monitoringEnvironment: environment,
}: { monitoringDsn: string; monitoringEnvironment: string } = publicConfig): string | null =>
  dsn && environment && URL.canParse(dsn) ? dsn : null
