import { z } from 'zod'

const id = z.union([z.int().min(1), z.string().regex(/^[\w-]{1,64}$/)])
const name = z.string().max(1_000)

/**
 * Body of a webhook of Storyblok. Which fields are there depends on what happened; what is not listed here is dropped,
 * so that the journal keeps nothing that nobody reads.
 *
 * @see https://www.storyblok.com/docs/concepts/webhooks
 */
export const storyblokWebhookSchema = z.object({
  text: z.string().max(10_000).optional(),
  action: z.string().regex(/^[a-z][a-z0-9_.]{0,63}$/, { error: 'must be an action such as published' }),
  space_id: z.int().min(1),
  story_id: z.int().min(1).optional(),
  full_slug: name.nullish(),
  datasource_slug: name.optional(),
  datasource_id: id.optional(),
  release_id: id.optional(),
  branch_id: id.optional(),
  asset_id: id.optional(),
  user_id: id.nullish(),
  task_id: id.optional(),
  discussion_id: id.optional(),
  experiment_id: id.optional(),
  workflow_name: name.optional(),
  workflow_stage_name: name.optional(),
})

export type StoryblokWebhook = z.output<typeof storyblokWebhookSchema>
