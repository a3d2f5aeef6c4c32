import { openReleaseStore } from '../open-store'
import { STALLED } from './stalled'
import { createBuiltSite, FACTS, page } from './built-site'
import { unsyncedDisk } from './unsynced-disk'

/**
 * A process that saves releases on top of each other until it is told to stop, and goes back to bytes of before again
 * and again, so that it relies on what another process may be collecting: `saver-program.ts DATA_DIR GRACE_MS`.
 */
const main = async (dataDir: string, graceMs: number): Promise<void> => {
  const store = openReleaseStore(dataDir, { graceMs, disk: unsyncedDisk })
  const site = await createBuiltSite({ 'index.html': page('Accueil') })
  let stopped = false as boolean
  process.on('message', () => {
    stopped = true
  })
  process.on('disconnect', () => process.exit(1))
  let saved = 0
  let [before, start] = [Date.now(), Date.now()]
  process.on('uncaughtExceptionMonitor', () => {
    if (Date.now() - before > graceMs / 2) process.exit(STALLED)
  })
  let { id } = await store.saveFull(site.publicDir, new Date(), FACTS)
  process.send?.('ready')
  while (!stopped) {
    ;[before, start] = [start, Date.now()]
    const file = `p${saved % 7}/index.html`
    await site.write(file, page(saved % 2 === 0 ? `Page ${saved % 3}` : `Nouvelle page ${saved}`))
    id = (await store.saveChanges(id, site.publicDir, { written: [file], removed: [] }, new Date(), FACTS)).id
    if (saved % 5 === 0) await store.switchTo(id)
    saved += 1
  }
  await store.switchTo(id)
  await site.end()
  process.send?.({ saved, id }, () => process.disconnect())
}

const [dataDir = '', grace = ''] = process.argv.slice(2)
void main(dataDir, Number(grace))
