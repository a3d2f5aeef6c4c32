import type { Page } from '@playwright/test'
import axe from 'axe-core'
import type { AxeResults, ContextObject } from 'axe-core'
import { layOutAll } from './lay-out-all'
import { expect } from './test'

/** Arrows move the photos wherever the focus is in their dialog: one stop more would only be in the way. */
const MOVED_BY_ARROWS = 'dialog ul'
/** A page that loaded passes far more rules than this. */
const LEAST_PASSES = 10

interface AxeWindow {
  axe: {
    run: (
      context: ContextObject,
      options: { resultTypes: string[]; preload: { assets: string[] } },
    ) => Promise<AxeResults>
  }
}

/**
 * Holds the page to the rules of axe as it stands.
 *
 * @param within selectors of what is looked at; left out: all of the page
 * @param without rules that the page cannot keep
 */
export const checkRules = async (
  page: Page,
  within?: readonly string[],
  without: readonly string[] = [],
): Promise<void> => {
  await layOutAll(page)
  await page.evaluate(axe.source)
  // Scrolling rows become focusable when they are hydrated. Parts below the fold are hydrated last, some only after the
  // first key press.
  await page.keyboard.press('Shift')
  const context = { exclude: [MOVED_BY_ARROWS], ...(within !== undefined && { include: [...within] }) }
  await expect(async () => {
    // Style sheets are preloaded for an experimental rule only, which is not run.
    const { violations, passes } = await page.evaluate(
      (chosen) =>
        (window as unknown as AxeWindow).axe.run(chosen, {
          resultTypes: ['violations'],
          preload: { assets: ['media'] },
        }),
      context,
    )
    expect(passes.length).toBeGreaterThan(LEAST_PASSES)
    const broken = violations
      .filter(({ id }) => !without.includes(id))
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`)
    expect(broken).toEqual([])
  }).toPass({ timeout: 60_000 })
}
