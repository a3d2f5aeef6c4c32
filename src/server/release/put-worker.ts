import { parentPort } from 'node:worker_threads'
import { createBlobStore } from './blob-store'
import { directDisk } from './direct-disk'
import { createFinishPage } from './finish-page'
import { putFiles } from './put-files'
import type { PutReply, PutRequest } from './put-thread'

const finish = createFinishPage()

/** A thread that puts files into the store. What it cannot is done again by whoever asked, who then sees why. */
parentPort?.on('message', ({ id, blobs, graceMs, directory, files, options }: PutRequest) => {
  const say = (results: PutReply['results']): void => parentPort?.postMessage({ id, results } satisfies PutReply)
  putFiles(createBlobStore(directDisk, blobs, graceMs), finish, directory, files, options).then(say, () => say(null))
})
