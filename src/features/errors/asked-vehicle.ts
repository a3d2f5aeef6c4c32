import { vehicleIdOf } from '../../domain/routes/vehicle-slug'
import { wordsOf } from '../../domain/stock-search/text/words'

/** Words of the name in a vehicle's address, whatever stands before and after it; none when it has only a number. */
export const vehicleWords = (path: string): string[] => {
  const [pathname = ''] = path.split('?')
  const slug = pathname.split('/').find((segment) => vehicleIdOf(segment) !== null)
  if (slug === undefined) return []
  const name = slug.replace(/^\d+-1-?/, '')
  try {
    return wordsOf(decodeURIComponent(name))
  } catch {
    // A percent sign that stands for nothing.
    return wordsOf(name)
  }
}
