import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { withBlockTables } from './block-tables'

/** Writes the tables of blocks into the guide for editors: `npx tsx docs/fr/write-block-tables.ts`. */
const GUIDE = resolve(__dirname, 'guide-editeur.md')

const main = async (): Promise<void> => writeFile(GUIDE, withBlockTables(await readFile(GUIDE, 'utf8')))

void main()
