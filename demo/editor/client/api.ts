import type { Release, Row, Schema, Story } from './model'

export interface Opened {
  story: Story
  /** Address of the page in the frame. */
  frame: string
}

/** Something was refused; the message is for the person at the editor. */
export class Refused extends Error {
  override name = 'Refused'
}

const reasonOf = (status: number, body: unknown): string => {
  const text = body === undefined ? '' : JSON.stringify(body)
  if (/already been taken/.test(text)) return 'Cette adresse est déjà prise.'
  if (/is no slug/.test(text)) return 'Cette adresse n’est pas valable : lettres, chiffres et tirets seulement.'
  return status === 404 ? 'Ce contenu n’existe plus.' : `Le système de contenu a refusé (${status}).`
}

const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
  const response = await fetch(`/demo/editor${path}`, {
    method,
    ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
  }).catch(() => {
    throw new Refused('Le serveur ne répond pas.')
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Refused(reasonOf(response.status, answer))
  return answer as Answer
}

/** Parameters of a request about stories as a release has them; null: outside of releases. */
const within = (release: number | null): string => (release === null ? '' : `?release=${release}`)

export const readSchema = () => ask<Schema>('GET', '/schema')
export const readStories = async (release: number | null) =>
  (await ask<{ stories: Row[] }>('GET', `/stories${within(release)}`)).stories
export const openStory = (id: number, release: number | null) => ask<Opened>('GET', `/stories/${id}${within(release)}`)
export const createStory = (made: { name: string; slug: string; kind: string }, release: number | null) =>
  ask<Opened>('POST', `/stories${within(release)}`, made)
export const saveStory = ({ id, name, content }: Story, release: number | null) =>
  ask<Opened>('PUT', `/stories/${id}${within(release)}`, { name, content })
export const publishStory = (id: number) => ask<Opened>('POST', `/stories/${id}/publish`)
export const unpublishStory = (id: number) => ask<Opened>('POST', `/stories/${id}/unpublish`)
export const readReleases = async () => (await ask<{ releases: Release[] }>('GET', '/releases')).releases
export const createRelease = async (name: string) =>
  (await ask<{ release: Release }>('POST', '/releases', { name })).release
export const mergeRelease = (id: number) => ask<object>('POST', `/releases/${id}/merge`)
