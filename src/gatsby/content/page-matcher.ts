import { paths, segments } from '../../config/segments'
import { vehicleViews } from '../../domain/routes/vehicle-views'

/** Tells whether an address belongs to a page that no story makes. @param pages addresses of those pages */
export const pageMatcher = (pages: ReadonlySet<string>): ((path: string) => boolean) => {
  const patterns = vehicleViews(segments).map(
    ({ pattern }) => new RegExp(`^${pattern.replace(':brand', '(?<brand>[^/]+)').replace(/:\w+/g, '[^/]+')}$`),
  )
  const isView = (path: string, pattern: RegExp): boolean => {
    const match = pattern.exec(path)
    const brand = match?.groups?.['brand']
    return match !== null && (brand === undefined || pages.has(paths.brandStock(brand)))
  }
  return (path) => pages.has(path) || patterns.some((pattern) => isView(path, pattern))
}
