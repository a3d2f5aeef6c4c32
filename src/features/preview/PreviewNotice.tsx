import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import type { DraftProblem } from '../../domain/content/draft'
import { heldRedirectValues } from '../../domain/routes/held-redirect'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import { formatText } from '../../intl/format-message'
import { compiledMessages } from '../../intl/message-table'
import { predictionText, publicationText, storyText } from './publication-text'
import { useDock } from './use-dock'
import type { PublicationNews } from './watch-publication'
import type messages from '../../locales/fr.preview.json'

/** What the person in the editor is told. */
export type PreviewStatus =
  | {
      kind: 'draft'
      name: string
      problems: readonly DraftProblem[]
      heldRedirects: readonly HeldRedirect[]
      /** Whether it is seen in a release of the CMS. */
      isInRelease?: boolean
      /** Whether it is what is being typed, and not the saved draft. */
      isTyped?: boolean
    }
  | { kind: 'failed'; code: string }

type PreviewMessageId = keyof typeof messages

const text = (id: PreviewMessageId, values: Record<string, string | number> = {}): string => formatText(id, values)

const has = (id: string): id is PreviewMessageId => Object.hasOwn(compiledMessages, id)

/** What the form calls a field; some blocks have a name of their own for it. */
const fieldName = (block: string | null, detail: string): string => {
  const id = [`preview.field.${block ?? ''}.${detail}`, `preview.field.${detail}`].find(has)
  return id === undefined ? detail : text(id)
}

/** One problem as a sentence that begins with its block. */
export const problemText = ({ kind, block, position, detail }: DraftProblem): string => {
  const where =
    block === null && position === null
      ? ''
      : text('preview.where', { position: position ?? 'none', block: block ?? '?' })
  return where + text(`preview.problem.${kind}`, { field: fieldName(block, detail) })
}

const redirectText = (held: HeldRedirect): string => text(`preview.redirect.${held.code}`, heldRedirectValues(held))

const failureText = (code: string): string => {
  const id = `preview.failed.${code}`
  return text(has(id) ? id : 'preview.failed.unavailable')
}

/** Styles stand here and not in a module: the stylesheet is part of every public page, and this is of none. */
const bar: CSSProperties = {
  position: 'fixed',
  zIndex: 1000,
  bottom: 16,
  maxWidth: 'min(460px, calc(100vw - 32px))',
  maxHeight: '45vh',
  overflow: 'auto',
  padding: '10px 14px',
  borderRadius: 12,
  background: 'var(--ink)',
  color: 'var(--paper)',
  boxShadow: 'var(--shadow)',
  fontSize: 13,
  lineHeight: 1.45,
}
const head: CSSProperties = { display: 'flex', gap: 12, alignItems: 'center', justifyContent: 'space-between' }
const button: CSSProperties = {
  minHeight: 28,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
}
const paragraph: CSSProperties = { margin: '6px 0 2px' }
const list: CSSProperties = { margin: '8px 0 2px', paddingInlineStart: 18 }
const dot: CSSProperties = {
  width: 10,
  minHeight: 28,
  minWidth: 28,
  padding: 0,
  border: '2px solid var(--paper)',
  borderRadius: 14,
  background: 'var(--action)',
  cursor: 'pointer',
}

const Points = ({ texts }: { texts: readonly string[] }) => (
  <ul style={list}>
    {texts.map((point, index) => (
      <li key={index}>{point}</li>
    ))}
  </ul>
)

interface LinesProps {
  news: PublicationNews
  isTyped: boolean
}

/** What publishing would do, and what became of it the last time. What is typed is in neither until it is saved. */
const PublicationLines = ({ news: { publication, prediction }, isTyped }: LinesProps) => {
  const lines = [
    isTyped ? text('preview.story.typed') : publication && storyText(publication.story),
    publication && publicationText(publication.publication),
    !isTyped && publication?.story !== 'published' && prediction && predictionText(prediction),
  ]
  return lines.map((line, index) =>
    typeof line === 'string' ? (
      <p key={index} style={paragraph}>
        {line}
      </p>
    ) : null,
  )
}

/** Says that this is a draft, what of it cannot be shown, and which redirects are left out; small, and out of the way when that is wished. */
export const PreviewNotice = ({ status, news = null }: { status: PreviewStatus; news?: PublicationNews | null }) => {
  const [isHidden, hide] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useDock(place)
  const problems = status.kind === 'draft' ? status.problems : []
  const redirects = status.kind === 'draft' ? status.heldRedirects : []
  const title = text(status.kind === 'draft' && status.isInRelease ? 'preview.release' : 'preview.draft')
  if (isHidden && status.kind === 'draft')
    return (
      <div ref={place} style={{ ...bar, padding: 0, background: 'none', boxShadow: 'none' }}>
        <button type="button" style={dot} aria-label={text('preview.show')} onClick={() => hide(false)} />
      </div>
    )
  return (
    <div ref={place} role="status" aria-atomic="false" style={bar} data-preview={status.kind}>
      <div style={head}>
        <span>
          <b>{title}</b>
          {problems.length > 0 && ` · ${text('preview.problems', { count: problems.length })}`}
        </span>
        {status.kind === 'draft' && (
          <button type="button" style={button} onClick={() => hide(true)}>
            {text('preview.hide')}
          </button>
        )}
      </div>
      {status.kind === 'draft' && news !== null && <PublicationLines news={news} isTyped={status.isTyped ?? false} />}
      {status.kind === 'failed' && <p style={paragraph}>{failureText(status.code)}</p>}
      {problems.length > 0 && <Points texts={problems.map(problemText)} />}
      {redirects.length > 0 && (
        <>
          <p style={paragraph}>{text('preview.redirects', { count: redirects.length })}</p>
          <Points texts={redirects.map(redirectText)} />
        </>
      )}
    </div>
  )
}
