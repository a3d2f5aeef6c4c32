import type { CDPSession, Page } from '@playwright/test'

/** What the browser's accessibility tree says of one element. */
export interface Spoken {
  role: string
  name: string
  /** Of a field: what stands in it. */
  value: string
  /** `checked`, `expanded`, `pressed`, `disabled` … as the tree has them. */
  states: Readonly<Record<string, unknown>>
}

interface AxValue {
  value?: unknown
}
interface AxNode {
  ignored: boolean
  role?: AxValue
  name?: AxValue
  value?: AxValue
  properties?: { name: string; value: AxValue }[]
}

/** Steps that a person goes before they give up looking for something. */
const MOST_STEPS = 160

/**
 * What is wrong with the focus where it is; null when nothing is: it is on an element of the page, marked by an outline
 * of its own or of what it belongs to, and not covered by anything that floats. Runs in the page.
 */
const focusProblem = (): string | null => {
  const element = document.activeElement
  if (!element || element === document.body) return 'nothing has the focus'
  const marked: Element[] = []
  for (let at: Element | null = element, up = 0; at && up < 7; at = at.parentElement, up += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) marked.push(at)
  }
  if (marked.length === 0) return 'the focus is not visible'
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 2 || height < 2) return 'what has the focus is too small to be seen'
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }),
  )
  return isSeen ? null : 'what has the focus is covered or out of view'
}

/** A person who has a keyboard and nothing else, and sees or hears where the focus is. */
export class Keyboard {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Keyboard> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Keyboard(page, session)
  }

  /** What a screen reader says of an element that a script finds. */
  async speak(expression: string): Promise<Spoken> {
    const { result } = await this.session.send('Runtime.evaluate', { expression })
    if (!result.objectId) return { role: 'none', name: '', value: '', states: {} }
    const { nodes } = (await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })) as unknown as { nodes: AxNode[] }
    const [node] = nodes
    const states = Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value]))
    const [name, value] = [node?.name, node?.value].map((one) =>
      String(one?.value ?? '').replace(/[\u00a0\u202f]/g, ' '),
    )
    return { role: String(node?.role?.value ?? 'none'), name: name ?? '', value: value ?? '', states }
  }

  focused(): Promise<Spoken> {
    return this.speak('document.activeElement')
  }

  /** What is wrong with the focus, also after a while: the page may still be scrolling to where it went. */
  private async lastingProblem(): Promise<string | null> {
    if ((await this.page.evaluate(focusProblem)) === null) return null
    await this.page
      .waitForFunction(`(${String(focusProblem)})() === null`, undefined, { timeout: 10_000, polling: 100 })
      .catch(() => undefined)
    return this.page.evaluate(focusProblem)
  }

  /** Holds the focus to what it owes everyone: seen, uncovered, with a role and a name. */
  async check(): Promise<Spoken> {
    const problem = await this.lastingProblem()
    const spoken = await this.focused()
    if (problem !== null) throw new Error(`${problem}: ${spoken.role} “${spoken.name}”`)
    if (spoken.name === '' || ['none', 'generic', 'GenericContainer'].includes(spoken.role))
      throw new Error(`The focus is on something without a role or name: ${JSON.stringify(spoken)}`)
    return spoken
  }

  /** Goes on with Tab (or back with Shift+Tab) until the focus is on what is looked for; holds every step to the rules. */
  async tabTo(role: string, name: RegExp, back = false): Promise<Spoken> {
    const passed: string[] = []
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
      const spoken = await this.check()
      if (spoken.role === role && name.test(spoken.name)) return spoken
      passed.push(`${spoken.role} “${spoken.name}”`)
    }
    throw new Error(`No ${role} ${name} within ${MOST_STEPS} steps, but ${passed.slice(-60).join(', ')}`)
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Goes down a list of options, one after the other, to the one with this text; typing it works for quick hands only. */
  async choose(option: string): Promise<void> {
    const passed: string[] = []
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.page.keyboard.press('ArrowDown')
      const { value } = await this.check()
      if (value === option) return
      passed.push(value)
    }
    throw new Error(`No option ${option} among ${passed.join(', ')}`)
  }
}
