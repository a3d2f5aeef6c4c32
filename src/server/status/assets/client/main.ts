import { showChartTips } from './chart-tip'
import { countDown } from './countdown'
import { openDialogs } from './dialog'
import { follow } from './live'
import { revealTargets } from './reveal'

// The same script is on the pages that sign in and confirm: there is nothing to follow there.
if (document.getElementById('board')) {
  document.documentElement.classList.add('is-live')
  follow()
  showChartTips()
  openDialogs()
  countDown()
  revealTargets()
}
// A reload must not say again what was done.
if (location.search.startsWith('?fait=')) history.replaceState(null, '', '/status')
