import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { publicConfig } from '../config/public'
import { site } from '../config/site'
import { REGION_MAP } from '../domain/location/region-map'
import { readRegionMap } from './region-map'

/** Pixels of the icons that phones and launchers ask for. */
export const ICON_SIZES = [180, 192, 512] as const

const manifest = () => ({
  name: site.name,
  short_name: 'Alzette',
  description: 'Voitures neuves, d’occasion et utilitaires au Luxembourg.',
  lang: site.locale,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#FFFFFF',
  theme_color: site.themeColour,
  icons: ICON_SIZES.map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
})

const robots = () =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${publicConfig.siteUrl}/sitemap.xml`, ''].join('\n')

/** Pixels of the icon that is asked for at `/favicon.ico` by whatever reads no page: feed readers, bookmarks, previews. */
const FAVICON_SIZE = 48

/** A picture as the one image of an ICO file, which may hold it as the PNG it is. */
const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22)
  // Type 1 is an icon; one image; then its width, height, planes, bits per pixel, length and place.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Writes what is no page but every site has: robots.txt, the web manifest, its icons in pixels, and the countries around.
 *
 * @param folder `public`, where `static/icons` was copied before
 */
export const writeSiteFiles = async (folder: string): Promise<void> => {
  const icon = await readFile(join(folder, 'icons', 'icon.svg'))
  const drawn = (size: number) => sharp(icon, { density: 300 }).resize(size, size).png()
  const region = join(folder, REGION_MAP)
  await mkdir(dirname(region), { recursive: true })
  await Promise.all([
    readRegionMap().then((map) => writeFile(region, `${JSON.stringify(map)}\n`)),
    writeFile(join(folder, 'robots.txt'), robots()),
    writeFile(join(folder, 'manifest.webmanifest'), `${JSON.stringify(manifest(), null, 2)}\n`),
    ...ICON_SIZES.map((size) => drawn(size).toFile(join(folder, 'icons', `icon-${size}.png`))),
    drawn(FAVICON_SIZE)
      .toBuffer()
      .then((png) => writeFile(join(folder, 'favicon.ico'), icoOf(png, FAVICON_SIZE))),
  ])
}
