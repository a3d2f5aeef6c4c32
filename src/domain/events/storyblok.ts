import { BUILDS, ignoredBecause } from './verdict'
import type { Verdict } from './verdict'

/** What a webhook of Storyblok may be about, by the field that names it, the more particular one first. */
const SUBJECT_FIELDS = {
  discussion_id: 'discussion',
  workflow_name: 'workflow',
  workflow_stage_name: 'workflow',
  asset_id: 'asset',
  datasource_slug: 'datasource',
  datasource_id: 'datasource',
  release_id: 'release',
  story_id: 'story',
  branch_id: 'pipeline',
  task_id: 'task',
  experiment_id: 'experiment',
  user_id: 'user',
} as const

type Subject = (typeof SUBJECT_FIELDS)[keyof typeof SUBJECT_FIELDS]

/**
 * The one place that says what of Storyblok changes the published site. `true`: every action does; a text: none does,
 * and why; a table: those actions do not, every other does. A subject or an action that nobody has heard of builds: a
 * build that finds nothing costs less than a change that nobody sees, and Storyblok does not tell it twice.
 */
const SUBJECTS: Record<Subject, true | string | Readonly<Record<string, string>>> = {
  story: {
    saved: 'Un brouillon enregistré ne change pas le site publié.',
    created: 'Un brouillon créé ne change pas le site publié.',
    'stage.changed': 'Une étape de validation ne publie rien.',
    workflow_stage_changed: 'Une étape de validation ne publie rien.',
  },
  datasource: true,
  release: true,
  asset: 'Un fichier n’apparaît qu’avec la publication d’un contenu qui le montre.',
  workflow: 'Une étape de validation ne publie rien.',
  discussion: 'Un commentaire ne change pas le site publié.',
  pipeline: 'Le site lit l’étape publiée, pas celle d’une autre branche.',
  task: 'Une tâche ne change pas le site publié.',
  experiment: 'Une expérience ne change pas le site publié.',
  user: 'Un compte ne change pas le site publié.',
}

/** What a webhook is about; null when it names nothing that is known. */
export const storyblokSubject = (payload: Readonly<Record<string, unknown>>): Subject | null => {
  for (const [field, subject] of Object.entries(SUBJECT_FIELDS))
    if (payload[field] !== undefined && payload[field] !== null) return subject
  return null
}

/** Whether a webhook of Storyblok makes a build. */
export const judgeStoryblok = (payload: Readonly<Record<string, unknown>> & { action: string }): Verdict => {
  const subject = storyblokSubject(payload)
  const rule = subject === null ? true : SUBJECTS[subject]
  if (rule === true) return BUILDS
  if (typeof rule === 'string') return ignoredBecause(rule)
  const reason = Object.hasOwn(rule, payload.action) ? rule[payload.action] : undefined
  return reason === undefined ? BUILDS : ignoredBecause(reason)
}
