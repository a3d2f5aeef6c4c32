import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(__dirname, '../..')

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ filename: z.string(), message: z.string(), code: z.string().optional(), severity: z.string() }),
  ),
})

/** Folders to lint: naming them keeps the linter out of the linked `node_modules`. */
const topFolders = (files: string[]): string[] => [...new Set(files.map((file) => file.split('/')[0] ?? file))]

/**
 * Lints files that do not exist, by their paths in the repository, with types and the configuration of the repository.
 * One process checks all of them in a folder of their own.
 *
 * @returns what the linter says of each file that has problems, such as `eslint(no-console): Unexpected console statement.`
 */
export const lintFiles = async (files: Readonly<Record<string, string>>): Promise<Record<string, string[]>> => {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    for (const name of ['.oxlintrc.jsonc', 'tsconfig.json', 'src/cli/lint'])
      await cp(join(root, name), join(folder, name), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const args = [oxlint, '--format', 'json', ...topFolders(Object.keys(files))]
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
    const found: Record<string, string[]> = {}
    for (const { filename, code = '', message } of reportSchema.parse(JSON.parse(stdout)).diagnostics)
      (found[filename] ??= []).push(`${code}: ${message}`)
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}
