import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const writeWhole = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

/** Whether the text of `builds/latest.json` is about a build; false when it is damaged or empty. */
const isAbout = (text: string, { id, bundle }: { id: string; bundle: string }): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null
    return isObject && 'id' in value && value.id === id && 'bundle' in value && value.bundle === bundle
  } catch {
    return false
  }
}

/** Removes the oldest manifests but for the newest `keep` and the current one; answers their names. */
const prune = async (folder: string, current: string, keep: number): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => name !== `${current}.json`)
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  const old = aged.sort((a, b) => b.at - a.at).slice(keep)
  await Promise.all(old.map(({ name }) => rm(join(folder, name))))
  return old.map(({ name }) => name)
}

/**
 * Writes `builds/meta/{id}.json`, then `builds/latest.json`, which says since when this content has been the newest:
 * an equal build leaves it as it is. In this order nobody reads of a build whose manifest is not there yet.
 *
 * @param text the manifest
 * @param bundle fingerprint of the names of the scripts, as pages know it
 * @param keep manifests of earlier builds that stay
 * @returns files that were written and removed, below the output
 */
export const writeManifests = async (
  publicFolder: string,
  { id, text, bundle }: { id: string; text: string; bundle: string },
  now: Date,
  keep: number,
): Promise<{ written: string[]; removed: string[] }> => {
  const builds = join(publicFolder, 'builds')
  const meta = join(builds, 'meta')
  const latest = join(builds, 'latest.json')
  await mkdir(meta, { recursive: true })
  const written = [`builds/meta/${id}.json`]
  await writeWhole(join(meta, `${id}.json`), text)
  if (!isAbout(await readFile(latest, 'utf8').catch(() => ''), { id, bundle })) {
    await writeWhole(latest, JSON.stringify({ id, bundle, createdAt: now.toISOString() }))
    written.push('builds/latest.json')
  }
  const removed = (await prune(meta, id, keep)).map((name) => `builds/meta/${name}`)
  return { written, removed }
}
