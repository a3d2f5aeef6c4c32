import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { publicConfig } from '../config/public'
import { site } from '../config/site'

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
  icons: ICON_SIZES.map((size) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
})

const robots = () => ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${publicConfig.siteUrl}/sitemap.xml`, ''].join('\n')

/**
 * Writes what is no page but every site has: robots.txt, the web manifest, and its icons in pixels.
 *
 * @param folder `public`, where `static/icons` was copied before
 */
export const writeSiteFiles = async (folder: string): Promise<void> => {
  const icon = await readFile(join(folder, 'icons', 'icon.svg'))
  await Promise.all([
    writeFile(join(folder, 'robots.txt'), robots()),
    writeFile(join(folder, 'manifest.webmanifest'), `${JSON.stringify(manifest(), null, 2)}\n`),
    ...ICON_SIZES.map((size) => sharp(icon, { density: 300 }).resize(size, size).png().toFile(join(folder, 'icons', `icon-${size}.png`))),
  ])
}
