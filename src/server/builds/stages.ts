/** Stages of a build in their order, as its timings and `/api/status` name them. */
export const BUILD_STAGES = [
  'check',
  'source',
  'schema',
  'pages',
  'queries',
  'html',
  'slices',
  'delete',
  'post',
  'release',
  'gate',
  'publish',
] as const
