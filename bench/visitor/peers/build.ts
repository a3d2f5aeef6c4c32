import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { cutAtIslands, toHtml } from './markup'
import { readSource, writeFiles } from './source'
import type { Source } from './source'

const HERE = import.meta.dirname
const ROOT = join(HERE, '../../..')
/** Each folder is where Node finds the packages: Gatsby belongs to the product, Astro to this bench. */
const WITH_GATSBY = join(ROOT, '.output/visitor')
const WITH_ASTRO = join(HERE, '../.output')

/** The same page, built with another tool. */
export interface Peer {
  name: string
  /** Folder with the files to serve. */
  folder: string
}

const failureSchema = z.object({ stdout: z.string().default(''), stderr: z.string().default('') })

const run = async (program: string, args: readonly string[], cwd: string): Promise<void> => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    CI: 'true',
  }
  try {
    await promisify(execFile)(process.execPath, [program, ...args], { cwd, env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { stdout, stderr } = failureSchema.parse(error)
    throw new Error(`${program} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(0, 3000)}`, { cause: error })
  }
}

const prepare = async (
  folder: string,
  name: 'gatsby' | 'astro',
  source: Source,
  data: unknown,
  assets: string,
): Promise<string> => {
  const project = join(folder, name)
  await rm(project, { recursive: true, force: true })
  await cp(join(HERE, name), project, { recursive: true })
  await cp(join(HERE, 'shared'), join(folder, 'shared'), { recursive: true })
  await writeFiles(project, [
    ['page.json', JSON.stringify(data)],
    ['src/page.css', source.css],
    ['src/font.woff2', source.font],
    ...[...source.files].map(([path, content]) => [join(assets, path), content] as const),
  ])
  return project
}

const buildGatsby = async (source: Source): Promise<string> => {
  const project = await prepare(WITH_GATSBY, 'gatsby', source, source.page, 'static')
  await writeFiles(project, [
    ['package.json', JSON.stringify({ name: 'gatsby-peer', private: true, dependencies: { gatsby: '*' } })],
  ])
  await run(join(ROOT, 'node_modules/gatsby/cli.js'), ['build'], project)
  return join(project, 'public')
}

const buildAstro = async (source: Source): Promise<string> => {
  const { language, head, body } = source.page
  const data = { language, head: head.map(toHtml).join(''), stretches: cutAtIslands(body) }
  const project = await prepare(WITH_ASTRO, 'astro', source, data, 'public')
  await run(join(HERE, '../node_modules/astro/astro.js'), ['build', '--root', project], project)
  return join(project, 'dist')
}

const writePlain = async ({ page, css, font, files }: Source): Promise<string> => {
  const folder = join(WITH_ASTRO, 'plain')
  await rm(folder, { recursive: true, force: true })
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="preload" as="font" type="font/woff2" href="/font.woff2" crossorigin="anonymous">',
    '<link rel="stylesheet" href="/page.css">',
    ...page.head.map(toHtml),
  ]
  await writeFiles(folder, [
    [
      'index.html',
      `<!doctype html><html lang="${page.language}"><head>${head.join('')}</head><body>${page.body.map(toHtml).join('')}</body></html>`,
    ],
    ['page.css', css],
    ['font.woff2', font],
    ...files,
  ])
  return folder
}

/** Builds the same page with plain Gatsby, with Astro and React islands, and without scripts. */
export const buildPeers = async (site: string, path: string): Promise<Peer[]> => {
  const source = await readSource(site, path)
  return [
    { name: 'bare Gatsby page', folder: await buildGatsby(source) },
    { name: 'Astro, islands of React', folder: await buildAstro(source) },
    { name: 'without scripts', folder: await writePlain(source) },
  ]
}
