import { back } from './back'
import { earlyClicks } from './early-clicks'
import { filters } from './filters'
import { firstClick } from './first-click'
import { headers } from './headers'
import { lighthouse } from './lighthouse'
import { nextPage } from './next-page'
import { peers } from './peers'
import type { Row } from './row'
import { scripts } from './scripts'

export const ROWS: readonly Row[] = [
  lighthouse,
  scripts,
  firstClick,
  earlyClicks,
  filters,
  nextPage,
  back,
  headers,
  peers,
]
