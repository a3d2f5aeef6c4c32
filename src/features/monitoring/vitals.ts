import { onCLS, onINP, onLCP } from 'web-vitals'
import type { MetricType } from 'web-vitals'
import { MAX_VITALS, VITALS_PATH } from '../../domain/monitoring/vitals'
import type { Vital } from '../../domain/monitoring/vitals'

const isVital = (name: MetricType['name']): name is Vital['metric'] =>
  name === 'LCP' || name === 'INP' || name === 'CLS'

/**
 * Measures how fast the page loads, how fast it answers and how much it moves, and sends that to the site's own server
 * when the page is hidden: each measurement once, without anything that tells visitors apart.
 *
 * @param template returns the name of the template that is shown
 * @see src/contract/vitals.ts
 */
export const measureVitals = (template: () => string): void => {
  const latest = new Map<string, Vital>()
  const sent = new Set<string>()
  const note = ({ id, name, value, rating, navigationType }: MetricType): void => {
    if (isVital(name) && !sent.has(id))
      latest.set(id, { metric: name, value, rating, template: template(), navigation: navigationType })
  }
  for (const measure of [onCLS, onINP, onLCP]) measure(note, { reportAllChanges: true })
  const send = (): void => {
    if (document.visibilityState !== 'hidden' || latest.size === 0) return
    const vitals = [...latest.values()].slice(0, MAX_VITALS)
    for (const id of latest.keys()) sent.add(id)
    latest.clear()
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(vitals)], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}
