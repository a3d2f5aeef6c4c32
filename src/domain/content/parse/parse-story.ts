import { z } from 'zod'
import { readingMinutes } from '../../news/reading-time'
import { isEmbeddable } from '../embed-hosts'
import { parseFields } from './block-parser'
import { INVALID } from './field'
import type { ParseContext } from './field'
import { lacksExternalOption, pathOfSlug, resolveLink } from './resolve-link'
import type { LinkTargets } from './resolve-link'
import { ROOTS } from './roots'
import { slugProblem } from './slug-problem'
import type { StoryFields } from '../story-fields'

/** What of a `StoryblokEntry` node is used. */
const entrySchema = z.object({
  uuid: z.string(),
  full_slug: z.string(),
  name: z.string(),
  content: z.string(),
  published_at: z.string().nullish(),
})

const rootSchema = z.looseObject({ _uid: z.string().default(''), component: z.string() })

/** What every root may hold that the node shows beside its content. */
const factsSchema = z.object({
  seo: z.object({ title: z.string(), description: z.string(), noindex: z.boolean().optional() }).optional(),
  brand: z.string().optional(),
  title: z.string().optional(),
  date: z.string().optional(),
  category: z.string().optional(),
  intro: z.string().optional(),
  image: z.object({ filename: z.string(), alt: z.string(), focus: z.string().optional() }).optional(),
})

export interface StoryProblem {
  /** Address of the story. */
  story: string
  /** Path inside its content; empty for the story as a whole. */
  where: string
  reason: string
}

export interface ParsedStory {
  story: StoryFields | null
  problems: StoryProblem[]
}

const kindOf = (component: string) => ROOTS.find((root) => root.component === component)

const readRoot = (content: string): z.output<typeof rootSchema> | string => {
  let raw: unknown
  try {
    raw = JSON.parse(content)
  } catch {
    return 'its content is not JSON'
  }
  const root = rootSchema.safeParse(raw)
  return root.success ? root.data : 'its content is not a block'
}

/**
 * Turns a `StoryblokEntry` into a story of the domain: every block and field is checked, every link resolved. What is
 * unknown, broken or leads nowhere is left out and told in `problems`, as are links that leave the site unmarked; a story without a usable root is null.
 */
export const parseStory = (entry: unknown, targets: LinkTargets): ParsedStory => {
  const parsedEntry = entrySchema.safeParse(entry)
  if (!parsedEntry.success)
    return { story: null, problems: [{ story: '?', where: '', reason: 'left out: not a story' }] }
  const { uuid, full_slug: fullSlug, name, content, published_at: publishedAt } = parsedEntry.data
  const path = pathOfSlug(fullSlug, targets.movedRoots)
  const problems: StoryProblem[] = []
  const reject = (reason: string): ParsedStory => ({
    story: null,
    problems: [...problems, { story: path, where: '', reason: `story left out: ${reason}` }],
  })

  const slug = slugProblem(fullSlug)
  if (slug !== null) return reject(`its slug "${fullSlug}" ${slug}`)
  const root = readRoot(content)
  if (typeof root === 'string') return reject(root)
  const parser = kindOf(root.component)
  if (!parser) return reject(`its root "${root.component}" is no kind of page`)
  const note: ParseContext['note'] = (where, reason) => problems.push({ story: path, where, reason })
  const context: ParseContext = {
    note,
    ...(targets.feeds && { feeds: targets.feeds }),
    iconOf: (key) => targets.icons?.get(key) ?? 'unknown',
    mayEmbed: (url) => targets.embedHosts === undefined || isEmbeddable(url, targets.embedHosts),
    resolveLink: (raw, where) => {
      const address = resolveLink(raw, targets)
      // Visitors keep the link: it is the editor who has to say that it leaves the site on purpose.
      if (address !== null && lacksExternalOption(raw, address, targets))
        note(where, `error: link to another site without the external option, shown all the same: ${address}`)
      return address
    },
  }
  const fields = parseFields(root, parser.fields, root.component, context)
  if (fields === INVALID) return reject(problems.pop()?.reason.replace(/^left out: /, '') ?? 'its root is broken')

  const { seo, brand, title, date, category, intro, image } = factsSchema.parse(fields)
  const story: StoryFields = {
    key: uuid,
    path,
    // The parser of this very root filled `fields`, field by field as its type asks.
    kind: parser.component as StoryFields['kind'],
    content: { _uid: root._uid, component: parser.component, ...fields } as StoryFields['content'],
    name,
    title: seo?.title ?? name,
    description: seo?.description ?? '',
    noindex: seo?.noindex ?? false,
    publishedAt: publishedAt ?? null,
    brand: brand ?? null,
    headline: title ?? null,
    date: date ?? null,
    category: category ?? null,
    intro: intro ?? null,
    image: image ? { filename: image.filename, alt: image.alt, ...(image.focus && { focus: image.focus }) } : null,
    readingMinutes: parser.component === 'article' ? readingMinutes(fields['body']) : null,
  }
  return { story, problems }
}
