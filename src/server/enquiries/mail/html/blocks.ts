import type { Block, Fact, Inline, MailButton } from '../document'
import { markup } from './markup'
import type { Markup } from './markup'
import { FONT, LIGHT } from './palette'

const TEXT = `font-family:${FONT};font-size:16px;line-height:24px;color:${LIGHT.ink}`
const SOFT = `font-family:${FONT};font-size:14px;line-height:21px;color:${LIGHT.slate}`

/** Line breaks as elements: Outlook for Windows knows no other. */
const linesHtml = (text: string): Markup =>
  markup`${text.split('\n').map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))}`

const inlineHtml = (piece: Inline): Markup => {
  if (typeof piece === 'string') return linesHtml(piece)
  if ('strong' in piece) return markup`<strong style="font-weight:600">${piece.strong}</strong>`
  return markup`<a href="${piece.href}" class="m-link" style="color:${LIGHT.blue}">${piece.label}</a>`
}

const contentHtml = (content: readonly Inline[]): Markup => markup`${content.map(inlineHtml)}`

/** Texts of visitors stand apart from the text around them, whatever the direction of their script. */
const factHtml = ([label, value]: Fact, index: number): Markup => {
  const line = index === 0 ? '0' : `1px solid ${LIGHT.line}`
  return markup`<tr>
<td class="m-label m-soft m-line" valign="top" width="38%" style="${SOFT};padding:10px 16px 10px 0;border-top:${line}">${label}</td>
<td class="m-value m-text m-line" valign="top" style="${TEXT};font-size:15px;line-height:22px;padding:10px 0;border-top:${line};word-break:break-word"><bdi>${contentHtml(value)}</bdi></td>
</tr>`
}

const factsHtml = (facts: readonly Fact[]): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${facts.map(factHtml)}</table>`

const buttonHtml = ({ label, href, isPrimary }: MailButton): Markup => {
  const [back, colour, edge] = isPrimary ? [LIGHT.red, LIGHT.paper, LIGHT.red] : [LIGHT.paper, LIGHT.ink, LIGHT.slate]
  return markup`<table role="presentation" class="m-button" align="left" cellpadding="0" cellspacing="0" border="0" style="margin:0 12px 12px 0"><tr>
<td class="${isPrimary ? 'm-primary' : 'm-second'}" bgcolor="${back}" style="background-color:${back};border:1px solid ${edge};border-radius:8px"><a href="${href}" class="${isPrimary ? '' : 'm-text'}" style="display:inline-block;padding:12px 22px;font-family:${FONT};font-size:16px;line-height:22px;font-weight:600;color:${colour};text-decoration:none">${label}</a></td>
</tr></table>`
}

const buttonsHtml = (buttons: readonly MailButton[]): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px"><tr><td>${buttons.map(buttonHtml)}</td></tr></table>`

const PANELS = {
  plain: { back: LIGHT.mist, edge: LIGHT.mist },
  notice: { back: LIGHT.noticeBack, edge: LIGHT.blue },
  warning: { back: LIGHT.warningBack, edge: LIGHT.warningLine },
} as const

const panelHtml = (tone: keyof typeof PANELS, blocks: readonly Block[]): Markup => {
  const { back, edge } = PANELS[tone]
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td class="m-${tone}" bgcolor="${back}" style="background-color:${back};border-left:4px solid ${edge};border-radius:8px;padding:12px 20px 6px">${blocks.map(blockHtml)}</td>
</tr></table>`
}

const referenceHtml = ({ label, value, hint }: Extract<Block, { type: 'reference' }>): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td class="m-plain" bgcolor="${LIGHT.mist}" style="background-color:${LIGHT.mist};border-radius:8px;padding:16px 20px">
<div class="m-soft" style="${SOFT}">${label}</div>
<div class="m-text" style="${TEXT};font-size:26px;line-height:34px;font-weight:700;letter-spacing:1px">${value}</div>
<div class="m-soft" style="${SOFT}">${hint}</div>
</td></tr></table>`

/** One block as HTML that mail programs understand: tables, attributes, and styles on each element. */
export const blockHtml = (block: Block): Markup => {
  switch (block.type) {
    case 'heading':
      return markup`<h2 class="m-text" style="${TEXT};font-size:18px;line-height:26px;font-weight:600;margin:0;padding:8px 0">${block.text}</h2>`
    case 'paragraph':
      return markup`<p class="${block.isSoft === true ? 'm-soft' : 'm-text'}" style="${block.isSoft === true ? SOFT : TEXT};margin:0 0 14px">${contentHtml(block.content)}</p>`
    case 'quote':
      return markup`<p class="m-text" dir="auto" style="${TEXT};margin:0 0 20px;word-break:break-word">${linesHtml(block.text)}</p>`
    case 'facts':
      return factsHtml(block.facts)
    case 'reference':
      return referenceHtml(block)
    case 'buttons':
      return buttonsHtml(block.buttons)
    case 'panel':
      return panelHtml(block.tone, block.blocks)
  }
}
