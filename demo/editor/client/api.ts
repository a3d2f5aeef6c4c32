import type { JsonObject, Row, Schema, Story } from './model'

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

export const readSchema = () => ask<Schema>('GET', '/schema')
export const readStories = async () => (await ask<{ stories: Row[] }>('GET', '/stories')).stories
export const openStory = (id: number) => ask<Opened>('GET', `/stories/${id}`)
export const createStory = (name: string, slug: string, kind: string) =>
  ask<Opened>('POST', '/stories', { name, slug, kind })
export const saveStory = (id: number, name: string, content: JsonObject) =>
  ask<Opened>('PUT', `/stories/${id}`, { name, content })
export const publishStory = (id: number) => ask<Opened>('POST', `/stories/${id}/publish`)
export const unpublishStory = (id: number) => ask<Opened>('POST', `/stories/${id}/unpublish`)
