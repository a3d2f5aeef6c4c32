import { publicConfig } from '../public'

export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  /** Credit that the provider asks for; plain text. */
  attribution: string
}

/** The tile server of the interactive map; null where the map is drawn from the site's own data. */
export const mapTiles = ({ mapTiles: { url, attribution } }: { mapTiles: MapTiles } = publicConfig): MapTiles | null =>
  ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && URL.canParse(url) ? { url, attribution } : null
