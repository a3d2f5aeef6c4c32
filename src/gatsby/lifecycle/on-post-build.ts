import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby'
import messages from '../../locales/fr.json'
import { publicConfig } from '../../config/public'
import { site } from '../../config/site'
import { parseBuildEnv } from '../../config/env/build-env'
import { PAGE_HEADERS, pageHeadersText } from '../../contract/page-headers'
import { REDIRECT_TABLE } from '../../contract/redirect-table'
import { STORY_ADDRESSES, storyAddressesText } from '../../contract/story-addresses'
import { ENTRIES_IN_A_FILE } from '../config/sitemap'
import { storyMarks, writeStoryMarks } from '../content/story-marks'
import { eventsOf, incrementalOf } from '../incremental/incremental'
import { VCARD_FOLDER } from '../../domain/location/vcard'
import { liveBaseline } from '../post-build/live-baseline'
import { newsFeeds } from '../post-build/news-feeds'
import { createPublicFolder } from '../post-build/public-folder'
import { createRecordFiles } from '../post-build/record-files'
import { securityHeaders } from '../post-build/security-headers'
import { REST_FILE, restFiles } from '../post-build/rest-of-styles'
import { SHARED_DATA_FILE, sharedData } from '../post-build/shared-data'
import { createSitemap } from '../post-build/sitemap'
import { VCARD_FILE } from '../post-build/vcards'
import { offerPrediction } from '../prediction/predict-pages'
import { heldRedirectEntries } from '../report/held-redirects'
import { makeReport } from '../report/make-report'
import { createMissingBlocks } from '../report/missing-blocks'
import { reportLines } from '../report/report'
import { reasonsOf } from '../report/reasons'
import { writeReasons } from '../report/reasons-file'
import { reportText } from '../report/report-file'
import { writeSiteFiles } from '../site-files'
import { run } from '../state'

const directory = join(process.cwd(), 'public')
const folderOf = createPublicFolder(directory)
const sitemap = createSitemap(publicConfig.siteUrl, ENTRIES_IN_A_FILE)
const recordFiles = createRecordFiles()
const missingBlocks = createMissingBlocks()

/** What the feeds of news say of themselves. */
const newsFeedFacts = {
  title: messages['news.feed.title'],
  description: messages['news.feed.description'],
  siteUrl: publicConfig.siteUrl,
  language: site.locale,
}

/** Up to where the stock was read. */
const dealerCursor = ({ getNode }: ParentSpanPluginArgs): string | null => {
  const cursor: unknown = getNode('DealerSync-vehicles')?.cursor
  return typeof cursor === 'string' ? cursor : null
}

/**
 * Ends a build: the sitemap, also at the address that search engines know, robots and manifest, the data that every page asks for, where live prices are
 * asked from, the index of the site search, the vCards of employees, the feeds of news, where each story is, and the report of what was left out. In a
 * rebuild the sitemap is not left to its plugin, which would ask GraphQL for all pages; what no data changes is not made again.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const incremental = incrementalOf(args)
  const folder = folderOf(incremental)
  const cursor = dealerCursor(args)
  const isFull = incremental === null
  const pages = run.plan?.pages ?? []

  const files = sitemap(pages)
  for (const [name, text] of files) await folder.write(name, text)
  await folder.removeOthers(/^sitemap-\d+\.xml$/, files)
  if (isFull) {
    await writeSiteFiles(directory)
    const styles = await restFiles(await readdir(directory), folder.read)
    for (const [name, text] of styles) await folder.write(name, text)
    await folder.removeOthers(REST_FILE, styles)
  }

  await folder.write(SHARED_DATA_FILE, await sharedData(folder.read))
  const live = liveBaseline(isFull ? null : await folder.read('builds/live.json'), cursor, new Date())
  if (live !== null) await folder.write('builds/live.json', live)
  const { texts, vcards } = recordFiles(incremental, {
    nodesOf: args.getNodesByType,
    stories: run.stories,
    pages,
  })
  for (const [name, text] of [...texts, ...vcards]) await folder.write(name, text)
  await folder.removeOthers(VCARD_FILE, vcards, VCARD_FOLDER)
  const env = parseBuildEnv(process.env)
  for (const [name, text] of newsFeeds(run.stories, newsFeedFacts, {
    group: site.name,
    version: env.STORYBLOK_VERSION,
  }))
    await folder.write(name, text)
  await folder.write(STORY_ADDRESSES, storyAddressesText(run.addresses))
  await folder.write(PAGE_HEADERS, pageHeadersText(securityHeaders(env)))
  const missing = await missingBlocks(incremental && incremental.pages, {
    pages,
    stories: run.stories,
    read: folder.read,
  })
  const report = makeReport(cursor, [...missing, ...heldRedirectEntries(await folder.read(REDIRECT_TABLE))])
  await folder.write('builds/report.json', reportText(report))
  await writeReasons(
    process.cwd(),
    incremental === null
      ? []
      : reasonsOf({
          nodes: incremental.nodes,
          pages: incremental.pages,
          before: run.planBefore?.pages ?? [],
          after: pages,
        }),
  )
  const { content } = run
  const events = incremental === null ? [] : eventsOf(incremental)
  await writeStoryMarks(process.cwd(), content === null ? null : storyMarks(content, events))
  run.planBefore = null
  offerPrediction(args)
  if (isFull) for (const line of reportLines(report)) args.reporter.info(line)
}
