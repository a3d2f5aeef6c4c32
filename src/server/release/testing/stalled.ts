/**
 * Exit code of a saver that failed after the machine had not let it run for most of the grace: then the collection
 * rightly took what it was saving.
 */
export const STALLED = 75
