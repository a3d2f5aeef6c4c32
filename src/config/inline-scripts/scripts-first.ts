/** On what stands in the place of a first view that only scripts can make: `START_SCRIPTS_SCRIPT` loads them at once. */
export const SCRIPTS_FIRST = 'data-scripts-first'
