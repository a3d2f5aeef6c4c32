import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where source maps go: an organization and a project of a Sentry server. */
export interface SourceMapTarget {
  /** Origin of the server. */
  url: string
  organization: string
  project: string
  token: string
}

/** @throws Error that names the variables that are missing */
export const parseSourceMapTarget = (env: NodeJS.ProcessEnv): SourceMapTarget => {
  const { SENTRY_URL: url = 'https://sentry.io', SENTRY_ORG, SENTRY_PROJECT, SENTRY_AUTH_TOKEN } = env
  const needed = { SENTRY_ORG, SENTRY_PROJECT, SENTRY_AUTH_TOKEN }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (!SENTRY_ORG || !SENTRY_PROJECT || !SENTRY_AUTH_TOKEN) throw new Error(`Not set: ${missing.join(', ')}`)
  return { url: url.replace(/\/+$/, ''), organization: SENTRY_ORG, project: SENTRY_PROJECT, token: SENTRY_AUTH_TOKEN }
}

const buildSchema = z.object({ bundle: z.string().min(1) })

/** Name of the code of a build, which the browser reports as its release. @throws Error when there is no build */
const readBundle = async (folder: string): Promise<string> =>
  buildSchema.parse(JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8'))).bundle

/** Sends a request and accepts that what it makes is there already. */
const post = async (target: SourceMapTarget, path: string, body: string | FormData): Promise<boolean> => {
  const response = await fetch(`${target.url}/api/0/organizations/${target.organization}/releases/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${target.token}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    body,
  })
  if (!response.ok && response.status !== 409) throw new Error(`${target.url} answered ${response.status} to ${path}`)
  return response.ok
}

/**
 * Uploads the scripts of a build and their source maps as files of a release.
 *
 * @param folder of the build, such as `public`
 * @returns how many files the server did not have yet
 * @throws Error when there is no build or the server refuses a file
 * @see https://docs.sentry.io/api/releases/upload-a-new-organization-release-file/
 */
export const uploadSourceMaps = async (folder: string, target: SourceMapTarget): Promise<number> => {
  const version = await readBundle(folder)
  await post(target, '', JSON.stringify({ version, projects: [target.project] }))
  const names = (await readdir(folder)).filter((name) => /\.js(?:\.map)?$/.test(name))
  let uploaded = 0
  for (const name of names) {
    const form = new FormData()
    // Of whatever host the site is on.
    form.set('name', `~/${name}`)
    if (name.endsWith('.js')) form.set('header', `Sourcemap:${name}.map`)
    form.set('file', new Blob([await readFile(join(folder, name))]), name)
    if (await post(target, `${encodeURIComponent(version)}/files/`, form)) uploaded += 1
  }
  return uploaded
}
