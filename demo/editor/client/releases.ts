import { createRelease, readReleases } from './api'
import { openDialog } from './dialog'
import { fill, h } from './dom'
import type { Release } from './model'

const NEW = 'new'

/** Asks for the name of a new release. */
const askForRelease = (onMade: (release: Release) => void): void => {
  const name = h('input', { name: 'name', required: true, autocomplete: 'off', placeholder: 'Soldes d’été' })
  openDialog({
    id: 'release',
    title: 'Nouvelle publication groupée',
    fields: [h('label', {}, 'Nom', name)],
    action: 'Créer',
    submit: async () => onMade(await createRelease(name.value)),
  })
}

/**
 * The choice of a release, whose drafts are then read, saved and previewed instead of those outside.
 *
 * @param onChoose resolves to whether the choice counts
 */
export const createReleases = (onChoose: (release: number | null) => Promise<boolean>) => {
  let current: number | null = null
  let releases: Release[] = []
  const select = h('select', { 'aria-label': 'Publication groupée', change: () => void change() })
  const draw = (): void => {
    fill(
      select,
      h('option', { value: '' }, 'Sans publication groupée'),
      ...releases.map(({ id, name }) => h('option', { value: String(id) }, `Groupe : ${name}`)),
      h('option', { value: NEW }, '+ Nouvelle publication groupée…'),
    )
    select.value = current === null ? '' : String(current)
  }
  const choose = async (next: number | null): Promise<void> => {
    const before = current
    current = next
    if (!(await onChoose(next))) current = before
    draw()
  }
  const change = async (): Promise<void> => {
    const { value } = select
    if (value !== NEW) return choose(value === '' ? null : Number(value))
    draw()
    askForRelease((release) => {
      releases = [...releases, release]
      void choose(release.id)
    })
  }
  return {
    element: select,
    current: (): number | null => current,
    /** Reads the releases again; one that is no longer there is left. */
    refresh: async (wanted: number | null = current): Promise<void> => {
      releases = await readReleases()
      current = releases.some(({ id }) => id === wanted) ? wanted : null
      draw()
    },
  }
}
