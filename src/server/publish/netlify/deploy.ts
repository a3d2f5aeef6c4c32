import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PublishFailure } from '../../builds/types'
import { requestApi } from './api-request'
import type { ApiAccess } from './api-request'

/** Files of a release as the host wants them. */
export interface DeployFiles {
  /** SHA-1 by address below the root, `/stock/x.html`. */
  digests: ReadonlyMap<string, string>
  read: (path: string) => Promise<Buffer>
}

const deploySchema = z.object({
  id: z.string(),
  state: z.string(),
  title: z.string().nullish(),
  /** Digests that the host lacks. */
  required: z.array(z.string()).nullish(),
  error_message: z.string().nullish(),
  deploy_ssl_url: z.string().nullish(),
})
type Deploy = z.output<typeof deploySchema>

const uploadedSchema = z.object({ sha: z.string() })

export interface DeployOptions {
  access: ApiAccess
  siteId: string
  /** Milliseconds between two looks at a deploy that is being made ready. */
  pollEvery: number
  /** Milliseconds that the host may take to get ready after the last upload. */
  readyWithin: number
}

const PARALLEL = 4
/** How often a file is sent that arrives otherwise than it was sent. */
const UPLOADS = 3

const titleOf = (releaseId: string): string => `release ${releaseId}`

const parseDeploy = (answer: unknown): Deploy => {
  const deploy = deploySchema.safeParse(answer)
  if (!deploy.success) throw new PublishFailure('Netlify: the answer is no deploy')
  return deploy.data
}

/** A deploy of this release that an earlier try left behind, so that a lost answer does not make a second one. */
const findDeploy = async ({ access, siteId }: DeployOptions, releaseId: string): Promise<Deploy | null> => {
  const answer = await requestApi(access, { method: 'GET', path: `/api/v1/sites/${siteId}/deploys?per_page=10` })
  const deploys = z.array(deploySchema).safeParse(answer)
  if (!deploys.success) throw new PublishFailure('Netlify: the answer is no list of deploys')
  const [newest] = deploys.data
  // Only the newest: after another release went live, the same files must be published anew.
  return newest?.title === titleOf(releaseId) && newest.state !== 'error' ? newest : null
}

const createDeploy = async (options: DeployOptions, releaseId: string, { digests }: DeployFiles): Promise<Deploy> => {
  const body = JSON.stringify({ title: titleOf(releaseId), files: Object.fromEntries(digests), async: true })
  const path = `/api/v1/sites/${options.siteId}/deploys?title=${encodeURIComponent(titleOf(releaseId))}`
  return parseDeploy(await requestApi(options.access, { method: 'POST', path, body }))
}

/** Looks at a deploy until it is in one of some states. */
const awaitState = async (
  options: DeployOptions,
  deploy: Deploy,
  states: readonly string[],
  within: number,
): Promise<Deploy> => {
  let current = deploy
  for (let waited = 0; !states.includes(current.state); waited += options.pollEvery) {
    if (current.state === 'error')
      throw new PublishFailure(`Netlify: deploy ${deploy.id} failed: ${current.error_message ?? 'no reason given'}`)
    if (waited > within)
      throw new PublishFailure(
        `Netlify: deploy ${deploy.id} is still "${current.state}" after ${Math.round(within / 1000)} s`,
      )
    await options.access.sleep(options.pollEvery)
    current = parseDeploy(await requestApi(options.access, { method: 'GET', path: `/api/v1/deploys/${deploy.id}` }))
  }
  return current
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const upload = async (
  { access }: DeployOptions,
  deployId: string,
  path: string,
  digest: string,
  files: DeployFiles,
): Promise<void> => {
  const bytes = await files.read(path)
  if (createHash('sha1').update(bytes).digest('hex') !== digest)
    throw new PublishFailure(
      `The stored bytes of ${path} are not those of the release; run "npm run release -- verify"`,
    )
  for (let attempt = 1; ; attempt += 1) {
    const request = {
      method: 'PUT' as const,
      path: `/api/v1/deploys/${deployId}/files${encodePath(path)}`,
      body: new Uint8Array(bytes),
      contentType: 'application/octet-stream',
    }
    const answer = uploadedSchema.safeParse(await requestApi(access, request))
    if (answer.success && answer.data.sha === digest) return
    if (attempt === UPLOADS)
      throw new PublishFailure(`Netlify: ${path} arrived otherwise than it was sent, ${UPLOADS} times`)
  }
}

const uploadMissing = async (options: DeployOptions, deploy: Deploy, files: DeployFiles): Promise<number> => {
  const wanted = new Set(deploy.required ?? [])
  const queue: [string, string][] = []
  for (const [path, digest] of files.digests) {
    // Two addresses may hold the same bytes: they are sent once.
    if (wanted.delete(digest)) queue.push([path, digest])
  }
  if (wanted.size > 0)
    throw new PublishFailure(
      `Netlify: deploy ${deploy.id} asks for ${wanted.size} files that the release does not have`,
    )
  const pending = queue.values()
  const work = async () => {
    for (const [path, digest] of pending) await upload(options, deploy.id, path, digest, files)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return queue.length
}

const siteSchema = z.object({ published_deploy: z.object({ id: z.string() }).nullish() })
/** How often the site is looked at until it shows a deploy that is ready. */
const LOOKS = 20

/** A site whose publishing is locked makes deploys ready and goes on showing the old one. */
const awaitLive = async ({ access, siteId, pollEvery }: DeployOptions, deployId: string): Promise<void> => {
  for (let look = 1; look <= LOOKS; look += 1) {
    const site = siteSchema.safeParse(await requestApi(access, { method: 'GET', path: `/api/v1/sites/${siteId}` }))
    if (site.success && site.data.published_deploy?.id === deployId) return
    await access.sleep(pollEvery)
  }
  throw new PublishFailure(
    `Netlify: deploy ${deployId} is ready, but the site shows another; unlock automatic publishing`,
  )
}

/** Milliseconds for the host to compare the digests with what it has. */
const PREPARED_WITHIN = 5 * 60_000

/**
 * Deploys a release by file digest: the host says which files it lacks, only those are uploaded, four at a time, and
 * it switches to the deploy by itself once it has all of them.
 *
 * @returns the deploy's own address, where it can be looked at, and how many files were sent
 * @throws PublishFailure, also when the deploy is ready but the site goes on showing another
 * @see https://docs.netlify.com/api/get-started/#file-digest-method
 */
export const deployRelease = async (
  options: DeployOptions,
  releaseId: string,
  files: DeployFiles,
): Promise<{ url: string; uploaded: number }> => {
  const begun = (await findDeploy(options, releaseId)) ?? (await createDeploy(options, releaseId, files))
  const prepared = await awaitState(
    options,
    begun,
    ['prepared', 'uploading', 'uploaded', 'processing', 'ready'],
    PREPARED_WITHIN,
  )
  const uploaded = await uploadMissing(options, prepared, files)
  const ready = await awaitState(options, prepared, ['ready'], options.readyWithin)
  await awaitLive(options, ready.id)
  if (!ready.deploy_ssl_url) throw new PublishFailure(`Netlify: deploy ${ready.id} has no address to look at`)
  return { url: ready.deploy_ssl_url, uploaded }
}
